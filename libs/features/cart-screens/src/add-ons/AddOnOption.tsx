import type { AddOnDeal } from '@pasar/catalogue-api';
import { Button, Image, Price, Tag, useWords } from '@pasar/design-system';
import { isZeroMoney } from '@pasar/money';
import { useFormat } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddOnDrawer.module.css';
import { AddOnModels } from './AddOnModels.tsx';
import { useAddSubItem } from './use-add-sub-item.ts';

type SubItem = AddOnDeal['sub_items'][number];
type Props = { readonly dealid: number; readonly option: SubItem & { readonly left: number } };

/** A sub item with its price in the deal; an item with variants asks for one first. */
export function AddOnOption({ dealid, option }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const words = useWords();
  const { number } = useFormat();
  const { item, add_on_price: price, left } = option;
  const isGift = isZeroMoney(price);
  const [choosesModel, setChoosesModel] = useState(false);
  const { add, isAdding } = useAddSubItem(dealid, item);
  const press = () => (item.model_count > 0 ? setChoosesModel(true) : add());
  return (
    <li className={styles.option}>
      <Image picture={item.picture.id} alt="" sizes="4rem" tinted rounded className={styles.picture} />
      <div className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        {isGift ? (
          <span>
            <Tag tone="accent-soft" icon="package" size="sm">
              {t('promotion_FREE_GIFT')}
            </Tag>
          </span>
        ) : (
          <Price price={price} before={item.price_min} />
        )}
        {isGift && left === 1 ? null : (
          <span className={styles.left}>{t('add_on_left', { number: number(left) })}</span>
        )}
      </div>
      <Button
        size="sm"
        variant="secondary"
        loading={isAdding}
        aria-label={words('labelled', { label: t('add_on_add'), name: item.name })}
        onClick={press}
      >
        {t('add_on_add')}
      </Button>
      {choosesModel ? <AddOnModels item={item} isAdding={isAdding} onChoose={add} /> : null}
    </li>
  );
}
