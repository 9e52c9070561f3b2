import { leavableGroupIds } from '@pasar/account';
import type { LeavableGroupId } from '@pasar/account';
import { profileApi } from '@pasar/account-api/profile';
import type { MemberGroup } from '@pasar/account-api/profile';
import { Button, ButtonLink, Card, Cluster, Icon, Stack } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useListText, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import styles from './GroupCard.module.css';

type GroupId = MemberGroup['id'];

const icons: Readonly<Record<GroupId, IconName>> = {
  'shop-team': 'store',
  adults: 'user',
  verified: 'check-circle',
  personalised: 'star',
  messages: 'bell',
};

/** The page where a member sees or changes what a group comes from. */
const sources: Readonly<Partial<Record<GroupId, string>>> = {
  adults: buildPath('user-account-profile'),
  messages: buildPath('user-setting-notification'),
};

const isLeavable = (id: GroupId): id is LeavableGroupId => leavableGroupIds.some((each) => each === id);

/** A group: what it changes, why the member is in it, and the ways to change that. */
export function GroupCard({ group }: { readonly group: MemberGroup }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const list = useListText();
  const { id, reason, can_leave, shop, topics } = group;
  const title = shop ? t('group_shop-team_title', { shop: shop.name }) : t(`group_${id}_title`);
  const source = sources[id];
  return (
    <Card as="article" aria-label={title}>
      <Stack gap="sm">
        <h2 className={styles.title}>
          <Icon name={icons[id]} className={styles.icon} />
          {title}
        </h2>
        <p className={styles.text}>{t(`group_${id}_text`)}</p>
        <p className={styles.reason}>
          {t(`group_reason_${reason}`, {
            role: shop && shop.role !== 'owner' ? t(`group_role_${shop.role}`) : '',
            topics: list(
              (topics ?? []).map((topic) => t('group_topic_named', { topic: t(`group_topic_${topic}`) })),
            ),
          })}
        </p>
        {source !== undefined && !can_leave ? (
          <Cluster>
            <ButtonLink size="sm" variant="secondary" to={source}>
              {t(`group_source_${id}`)}
            </ButtonLink>
          </Cluster>
        ) : null}
        {can_leave && isLeavable(id) ? <LeaveGroup group={id} title={title} /> : null}
      </Stack>
    </Card>
  );
}

type LeaveProps = { readonly group: LeavableGroupId; readonly title: string };

/** Asks once more before the group is left. */
function LeaveGroup({ group, title }: LeaveProps): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [leave] = profileApi.useLeaveGroupMutation();
  const call = useMemberCall('member-group-leave', leave);
  const confirm = async () => {
    if (await call.send({ group })) toast({ message: t('group_left', { group: title }), kind: 'success' });
  };
  if (!isAsking)
    return (
      <Cluster>
        <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
          {t(`group_leave_${group}`)}
        </Button>
      </Cluster>
    );
  return (
    <Stack gap="sm">
      <p className={styles.text}>{t(`group_leave_${group}_text`)}</p>
      <Failure text={call.failure} />
      <Cluster>
        <Button size="sm" variant="danger" loading={call.busy} onClick={() => void confirm()}>
          {t(`group_leave_${group}`)}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setIsAsking(false)}>
          {t('keep')}
        </Button>
      </Cluster>
    </Stack>
  );
}
