import { Tag } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { CardFlag, CardFlagName } from './pick-card-flags.ts';
import { useCardWords } from './translations/use-card-words.ts';

const icons: Partial<Record<CardFlagName, IconName>> = {
  flash_sale: 'bolt-filled',
  free_shipping: 'truck',
  voucher: 'ticket',
};

/** A row of marks; its box stays when there are none, so that cards keep one height. */
export const FlagRow = ({
  flags,
  className,
}: {
  readonly flags: readonly CardFlag[];
  readonly className: string | undefined;
}): ReactElement => {
  const words = useCardWords();
  return (
    <div className={className}>
      {flags.map(({ name, tone, label }) => (
        <Tag key={name} tone={tone} size="sm" icon={icons[name]}>
          {label ?? words(name)}
        </Tag>
      ))}
    </div>
  );
};
