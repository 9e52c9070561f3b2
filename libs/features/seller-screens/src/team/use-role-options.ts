import { memberRoles } from '@pasar/account';
import type { MemberRole } from '@pasar/account';
import type { SelectOption } from '@pasar/design-system';
import { useTranslation } from 'react-i18next';

/** Returns the roles that an owner can give, as options of a field. */
export function useRoleOptions(): readonly (SelectOption & { readonly value: MemberRole })[] {
  const { t } = useTranslation('seller-screens');
  return memberRoles.map((role) => ({ value: role, label: t(`role_${role}`) }));
}

/** Returns the role of an option. */
export const toRole = (value: string): MemberRole => memberRoles.find((role) => role === value) ?? 'service';
