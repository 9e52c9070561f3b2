import type { Device } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { Button, Card, Cluster, Stack, Tag } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { useFormat, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** The member's sessions; each, or all others, can be signed out. */
export function DevicesScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useListDevicesQuery();
  return (
    <ProfilePage title={t('devices')} lead={t('devices_lead')} bare>
      <WhenLoaded query={query}>{({ devices }) => <Devices devices={devices} />}</WhenLoaded>
    </ProfilePage>
  );
}

function Devices({ devices }: { readonly devices: readonly Device[] }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const [signOutOthers] = profileApi.useSignOutOthersMutation();
  const call = useMemberCall('device-sign-out-others', () => signOutOthers());
  const others = async () => {
    if (await call.send(undefined)) toast({ message: t('devices_signed_out'), kind: 'success' });
  };
  return (
    <Stack gap="md">
      {devices.map((device) => (
        <DeviceCard key={device.id} device={device} />
      ))}
      <Failure text={call.failure} />
      {devices.length > 1 ? (
        <Button variant="danger" block loading={call.busy} onClick={() => void others()}>
          {t('sign_out_others')}
        </Button>
      ) : null}
    </Stack>
  );
}

function DeviceCard({ device }: { readonly device: Device }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const format = useFormat();
  const toast = useToast();
  const [signOut] = profileApi.useSignOutDeviceMutation();
  const call = useMemberCall('device-sign-out', signOut);
  const { id, browser, system, signed_in_at, last_used_at, is_current } = device;
  const name = [browser, system].filter(Boolean).join(' · ') || t('unknown_device');
  const leave = async () => {
    if (await call.send({ id })) toast({ message: t('device_signed_out'), kind: 'success' });
  };
  return (
    <Card as="article" aria-label={name}>
      <Stack gap="sm">
        <Cluster>
          <strong>{name}</strong>
          {is_current ? <Tag>{t('this_device')}</Tag> : null}
        </Cluster>
        <Stack gap="none">
          <span>{t('device_signed_in', { date: format.date(signed_in_at * secondMs) })}</span>
          <span>{t('device_last_used', { date: format.date(last_used_at * secondMs) })}</span>
        </Stack>
        <Failure text={call.failure} />
        {is_current ? null : (
          <Cluster>
            <Button size="sm" variant="secondary" loading={call.busy} onClick={() => void leave()}>
              {t('sign_out')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
