import { badgeName } from '@pasar/badge-rules';
import type { Badge } from '@pasar/badge-rules';
import { Tag, VisuallyHidden, usePercentText, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { BadgeStyle } from './badge-styles.data.ts';
import { badgeStyles } from './badge-styles.data.ts';
import type { ItemCardData } from './item-card-data.ts';
import { useCardWords } from './translations/use-card-words.ts';
import styles from './BadgeMarks.module.css';

export type BadgeMarksProps = {
  readonly badges: readonly Badge[] | undefined;
  readonly item: ItemCardData;
  /** Shows icons only, with visually hidden text. */
  readonly signs?: boolean;
};

/** The badges of one slot, in the manifest's order. */
export const BadgeMarks = ({ badges = [], item, signs = false }: BadgeMarksProps): ReactElement => (
  <>
    {badges.map((badge, index) => (
      <BadgeMark key={badge.id ?? `${badge.name} ${index}`} badge={badge} item={item} sign={signs} />
    ))}
  </>
);

type BadgeMarkProps = {
  readonly badge: Badge;
  readonly item: ItemCardData;
  readonly sign: boolean;
};

/** The seller's own text, or else the badge's. */
const useText = (badge: Badge, look: BadgeStyle | undefined, item: ItemCardData): string => {
  const words = useCardWords();
  const own = look?.text?.(item);
  if (typeof own === 'string' && own !== '') return own;
  return look ? words(look.word) : badge.name;
};

function BadgeMark({ badge, item, sign }: BadgeMarkProps): ReactElement {
  const name = badge.is_predefined ? badgeName(badge.name) : undefined;
  const look: BadgeStyle | undefined = name === undefined ? undefined : badgeStyles[name];
  const text = useText(badge, look, item);
  if (name === 'DISCOUNT') return <Discount percent={item.raw_discount ?? 0} />;
  if (sign && look?.icon) return <Sign tone={look.tone} icon={look.icon} text={text} />;
  return (
    <Tag tone={look?.tone} size="sm" icon={look?.icon}>
      {text}
    </Tag>
  );
}

type SignProps = {
  readonly tone: BadgeStyle['tone'];
  readonly icon: NonNullable<BadgeStyle['icon']>;
  readonly text: string;
};

const Sign = ({ tone, icon, text }: SignProps): ReactElement => (
  <span title={text} className={styles.sign}>
    <Tag tone={tone} icon={icon} size="sm">
      <VisuallyHidden>{text}</VisuallyHidden>
    </Tag>
  </span>
);

function Discount({ percent }: { readonly percent: number }): ReactElement {
  const words = useWords();
  const text = usePercentText()(percent);
  return (
    <Tag tone="price" size="sm">
      <span aria-hidden="true">{`−${text}`}</span>
      <VisuallyHidden>{words('discount', { percent: text })}</VisuallyHidden>
    </Tag>
  );
}
