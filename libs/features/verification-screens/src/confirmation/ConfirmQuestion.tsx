import { Button, ButtonLink, Notice, Skeleton, Stack } from '@pasar/design-system';
import type { NoticeProps } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { Confirmation } from '@pasar/verification-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import type { VerificationFailure } from '../flow/verification-failure.ts';
import styles from './ConfirmQuestion.module.css';
import { useConfirmation } from './use-confirmation.ts';

type Props = {
  /** Null if the URL has none, undefined until it was read. */
  readonly token: string | null | undefined;
  /** The path of this page, without the token. */
  readonly path: string;
};

/** Shows which device asks for what, and when. Requires a click, since link scanners open links too. */
export function ConfirmQuestion({ token, path }: Props): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { confirmation, decided, busy, failure, decide } = useConfirmation(token);
  if (token === null) return <Ended tone="warning">{t('link_incomplete')}</Ended>;
  if (decided !== undefined) {
    return (
      <Ended tone={decided ? 'success' : 'info'} title={t(decided ? 'confirmed_title' : 'denied_title')}>
        {t(decided ? 'confirmed_text' : 'denied_text')}
      </Ended>
    );
  }
  if (failure?.kind === 'sign-in') {
    return (
      <Stack gap="lg">
        <Notice tone="info">{t('sign_in_to_confirm')}</Notice>
        <ButtonLink size="lg" block to={buildPath('buyer-login', {}, { next: `${path}#token=${token}` })}>
          {t('sign_in')}
        </ButtonLink>
      </Stack>
    );
  }
  if (failure?.kind === 'over') {
    return (
      <Ended tone="warning" title={t('over_title')}>
        {t('over_text')}
      </Ended>
    );
  }
  if (!confirmation) return failure ? <Unavailable failure={failure} /> : <Skeleton />;
  return (
    <Stack gap="lg">
      <Facts confirmation={confirmation} />
      <FailureNotice failure={failure} />
      <Button size="lg" block loading={busy} onClick={() => void decide(true)}>
        {t('its_me')}
      </Button>
      <Button variant="secondary" size="lg" block disabled={busy} onClick={() => void decide(false)}>
        {t('not_me')}
      </Button>
    </Stack>
  );
}

function Facts({ confirmation }: { readonly confirmation: Confirmation }): ReactElement {
  const { t } = useTranslation('verification-screens');
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <dt>{t('fact_purpose')}</dt>
      <dd>{t(`purpose_${confirmation.purpose}`, { defaultValue: t('purpose_visit') })}</dd>
      <dt>{t('fact_device')}</dt>
      <dd>{confirmation.device || t('unknown_device')}</dd>
      <dt>{t('fact_time')}</dt>
      <dd>{format.dateTime(confirmation.requested_at * 1000)}</dd>
    </dl>
  );
}

/** The confirmation cannot be shown, for instance without a connection. */
const Unavailable = ({ failure }: { readonly failure: VerificationFailure }): ReactElement => (
  <Stack gap="lg">
    <FailureNotice failure={failure} />
    <HomeLink />
  </Stack>
);

type EndedProps = Pick<NoticeProps, 'tone' | 'title' | 'children'>;

/** The verification has ended; links to the store. */
const Ended = (props: EndedProps): ReactElement => (
  <Stack gap="lg">
    <Notice announce {...props} />
    <HomeLink />
  </Stack>
);

function HomeLink(): ReactElement {
  const { t } = useTranslation('verification-screens');
  return (
    <ButtonLink variant="secondary" size="lg" block to={buildPath('home', {})}>
      {t('continue_shopping')}
    </ButtonLink>
  );
}
