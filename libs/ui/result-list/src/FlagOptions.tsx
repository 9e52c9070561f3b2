import type { FilterFlag } from '@pasar/search-params';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FacetOptions } from './FacetOptions.tsx';
import { countedAs } from './flag-groups.data.ts';
import type { FacetCount } from './list-response.ts';
import type { ListNavigation } from './use-list-navigation.ts';

export type FlagOptionsProps = {
  readonly title: string;
  readonly flags: readonly FilterFlag[];
  /** Undefined if the response counted none: then every flag is offered, without a number. */
  readonly counts: readonly FacetCount[] | undefined;
  readonly list: ListNavigation;
};

/** A group of boolean filters. Options without results are hidden. */
export function FlagOptions({ title, flags, counts, list }: FlagOptionsProps): ReactElement {
  const { t } = useTranslation('result-list');
  const { shown, go } = list;
  const findCount = (flag: FilterFlag) => {
    const { count = 0, at_least = false } = counts?.find(({ value }) => value === countedAs(flag)) ?? {};
    return { count, at_least };
  };
  const options = flags
    .map((flag) => ({ value: flag, label: t(`filter_${countedAs(flag)}`), ...findCount(flag) }))
    .filter(({ value, count }) => counts === undefined || count > 0 || shown[value]);
  return (
    <FacetOptions
      title={title}
      options={options}
      chosen={flags.filter((flag) => shown[flag])}
      onToggle={(value) => go({ [value]: shown[value as FilterFlag] ? undefined : true })}
    />
  );
}
