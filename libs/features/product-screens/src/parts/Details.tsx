import { trailPath } from '@pasar/catalogue-api';
import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { Button, Card } from '@pasar/design-system';
import { hashtagPath } from '@pasar/routing-table';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Details.module.css';

export type DetailsProps = {
  readonly item: ItemDetail;
  /** The chosen variant. */
  readonly model: Model | undefined;
};

/** The item's attributes and description. */
export function Details({ item, model }: DetailsProps): ReactElement {
  const { t } = useTranslation('product-screens');
  return (
    <Card as="section" className={styles.card} aria-labelledby="details">
      <h2 id="details" className={styles.title}>
        {t('details')}
      </h2>
      <Facts item={item} model={model} />
      <h3 className={styles.subtitle}>{t('about')}</h3>
      <Description text={item.description} />
    </Card>
  );
}

/** The shop's attributes without the brand, which is shown already. */
const attributesWithoutBrand = ({ attributes, brand }: ItemDetail) =>
  attributes.filter(({ value }) => value !== brand);

/** The codes of a variant; those of an item without variants are among its attributes. */
const listCodes = ({ gtin, mpn, sku }: Partial<Model> = {}) =>
  Object.entries({ GTIN: gtin, MPN: mpn, SKU: sku }).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  );

function Facts({ item, model }: DetailsProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const category = item.categories.at(-1);
  return (
    <dl className={styles.facts}>
      {category ? (
        <Fact name={t('category')}>
          <Link to={trailPath(item.categories)}>{category.name}</Link>
        </Fact>
      ) : null}
      {item.brand ? <Fact name={t('brand')}>{item.brand}</Fact> : null}
      {[...attributesWithoutBrand(item), ...listCodes(model)].map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {item.hashtags ? (
        <Fact name={t('hashtags')}>
          <span className={styles.hashtags}>
            {item.hashtags.map((hashtag) => (
              <Link key={hashtag} to={hashtagPath(hashtag)}>
                {`#${hashtag}`}
              </Link>
            ))}
          </span>
        </Fact>
      ) : null}
    </dl>
  );
}

const Fact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactElement | string;
}): ReactElement => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const collapsedTextLength = 600; // Characters: about one screen of a phone.

/** The shop's description with its line breaks; a long one is collapsed. */
function Description({ text }: { readonly text: string }): ReactElement {
  const { t } = useTranslation('product-screens');
  const [open, setOpen] = useState(false);
  const long = text.length > collapsedTextLength || text.split('\n').length > 12;
  return (
    <>
      <p className={styles.text} data-folded={(long && !open) || undefined}>
        {text}
      </p>
      {long ? (
        <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'read_less' : 'read_more')}
        </Button>
      ) : null}
    </>
  );
}
