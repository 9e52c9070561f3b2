import { Button, CardSection, Notice, RadioGroup, Stack, TextArea } from '@pasar/design-system';
import type { ReturnOptions } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChoice } from '../shared/LineChoice.tsx';
import lineStyles from '../shared/LineChoice.module.css';
import { PictureField } from '../shared/PictureField.tsx';
import { refundAmount } from './refund-amount.ts';
import type { ReturnDraft } from './return-draft.ts';
import { useReturnDraft } from './use-return-draft.ts';
import { useRequestReturn } from './use-request-return.ts';
import styles from './ReturnForm.module.css';

type Props = { readonly options: ReturnOptions };
type PartProps = Props & {
  readonly draft: ReturnDraft;
  readonly change: (changes: Partial<ReturnDraft>) => void;
};

/** The form of a return. Keeps the input on failure. */
export function ReturnForm({ options }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const { draft, change } = useReturnDraft(options);
  const { send, isLoading, problem } = useRequestReturn(options, draft);
  const part = { options, draft, change };
  return (
    <Stack gap="lg">
      <CardSection title={t('return_what')}>
        <Lines {...part} />
      </CardSection>
      <CardSection title={t('return_why')}>
        <Reason {...part} />
      </CardSection>
      <CardSection title={t('return_evidence')}>
        <EvidenceFields {...part} />
      </CardSection>
      <RefundSum {...part} />
      {problem ? (
        <Notice tone="danger" announce>
          {t(problem)}
        </Notice>
      ) : null}
      <Button block loading={isLoading} onClick={() => void send()}>
        {t('return_send')}
      </Button>
    </Stack>
  );
}

function Lines({ options, draft, change }: PartProps): ReactElement {
  const { picked } = draft;
  return (
    <ul className={lineStyles.lines}>
      {options.lines.map(({ line, left }) => (
        <LineChoice
          key={line.line_no}
          line={line}
          left={left}
          quantity={picked[line.line_no] ?? 0}
          onQuantityChange={(quantity) => change({ picked: { ...picked, [line.line_no]: quantity } })}
        />
      ))}
    </ul>
  );
}

function Reason({ options, draft, change }: PartProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const solutions = options.reasons.find(({ reason }) => reason === draft.reason)?.solutions ?? [];
  return (
    <>
      <RadioGroup
        legend={t('return_why')}
        legendHidden
        value={draft.reason}
        onValueChange={(reason) => change({ reason: reason as ReturnDraft['reason'] })}
        options={options.reasons.map(({ reason }) => ({
          value: reason,
          label: t(`return_reason_${reason}`),
        }))}
      />
      {solutions.length > 0 ? (
        <RadioGroup
          legend={t('return_how')}
          look="cards"
          value={draft.solution}
          onValueChange={(solution) => change({ solution: solution as ReturnDraft['solution'] })}
          options={solutions.map((solution) => ({
            value: solution,
            label: t(`solution_${solution}`),
            hint: t(`solution_${solution}_hint`),
          }))}
        />
      ) : null}
    </>
  );
}

function EvidenceFields({ options, draft, change }: PartProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const needed = options.reasons.find(({ reason }) => reason === draft.reason)?.min_pictures ?? 0;
  return (
    <>
      <TextArea
        label={t('return_note')}
        note={t('optional')}
        maxLength={1000}
        value={draft.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <p className={styles.hint}>{t(needed > 0 ? 'pictures_needed' : 'pictures_private')}</p>
      <PictureField
        pictures={draft.pictures}
        max={options.max_pictures}
        onChange={(pictures) => change({ pictures })}
      />
    </>
  );
}

function RefundSum({ options, draft }: PartProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <p className={styles.sum}>
      <span>{t('refund_amount')}</span>
      <strong>{format.money(refundAmount(options, draft.picked))}</strong>
    </p>
  );
}
