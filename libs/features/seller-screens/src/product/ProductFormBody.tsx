import { CardSection, Checkbox } from '@pasar/design-system';
import type { ProductProblem } from '@pasar/item';
import { useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalForm } from '../shared/PortalForm.tsx';
import type { FormPartProps } from './form-part-props.ts';
import { ModelFields } from './ModelFields.tsx';
import { PictureSection } from './PictureSection.tsx';
import type { ProductForm } from './product-form.ts';
import { readProductForm } from './read-product-form.ts';
import type { ProductFields } from './read-product-form.ts';
import { SaleNotice } from './SaleNotice.tsx';
import { TextFields } from './TextFields.tsx';
import { TierFields } from './TierFields.tsx';

type Props = {
  readonly initial: ProductForm;
  /** When the product's flash sale ends (epoch milliseconds); until then its price, variations and visibility are fixed. */
  readonly saleEndsAt?: number | undefined;
  readonly isSaving: boolean;
  readonly onSave: (fields: ProductFields, form: ProductForm) => void;
};

/** A product's form: validates before submitting, and shows errors at their fields. */
export function ProductFormBody({ initial, saleEndsAt, isSaving, onSave }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<readonly ProductProblem[]>([]);
  const [modelKeys, setModelKeys] = useState<readonly string[]>([]);
  const change: FormPartProps['change'] = (changes) =>
    setForm((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) }));
  const submit = () => {
    const read = readProductForm(form, market.currency);
    if ('fields' in read) {
      setProblems([]);
      onSave(read.fields, form);
      return true;
    }
    setProblems(read.problems);
    setModelKeys(read.modelKeys);
    return false;
  };
  const part = { form, change, problems };
  const isOnSale = saleEndsAt !== undefined;
  return (
    <PortalForm
      saveLabel={t('save_product')}
      isSaving={isSaving}
      hasProblems={problems.length > 0}
      onSubmit={submit}
    >
      {saleEndsAt === undefined ? null : <SaleNotice endsAt={saleEndsAt} />}
      <TextFields {...part} />
      <PictureSection {...part} />
      <fieldset disabled={isOnSale}>
        <TierFields {...part} />
      </fieldset>
      <ModelFields {...part} modelKeys={modelKeys} isPriceFixed={isOnSale} />
      <CardSection title={t('visibility')}>
        <Checkbox
          label={t('show_in_store')}
          hint={t('show_in_store_hint')}
          checked={form.isPublished}
          disabled={isOnSale && initial.isPublished}
          onChange={(event) => change({ isPublished: event.currentTarget.checked })}
        />
      </CardSection>
    </PortalForm>
  );
}
