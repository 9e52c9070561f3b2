import {
  Button,
  CardSection,
  ControlGroup,
  RadioGroup,
  Stack,
  TextArea,
  focusFirstError,
} from '@pasar/design-system';
import { readMemberId, useSession } from '@pasar/account-api';
import type { ReturnOptions } from '@pasar/order-api';
import { useFormat, useKeptDraft } from '@pasar/screen-kit';
import type { KeptDraft } from '@pasar/screen-kit';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChoice } from '../shared/LineChoice.tsx';
import lineStyles from '../shared/LineChoice.module.css';
import { PictureField } from '../shared/PictureField.tsx';
import { refundAmount } from './refund-amount.ts';
import type { ReturnDraft } from './return-draft.ts';
import { useReturnDraft } from './use-return-draft.ts';
import { useRequestReturn } from './use-request-return.ts';
import type { ReturnProblems } from './use-request-return.ts';
import styles from './ReturnForm.module.css';

type Props = { readonly options: ReturnOptions };
type PartProps = Props & {
  readonly draft: ReturnDraft;
  readonly problems: ReturnProblems;
  readonly change: (changes: Partial<ReturnDraft>) => void;
};

/** The form of a return, with what was entered when the session had ended. */
export function ReturnForm({ options }: Props): ReactElement {
  const kept = useKeptDraft<ReturnDraft>(`return:${options.order_id}`, readMemberId(useSession()));
  return <Fields key={kept.formKey} options={options} kept={kept} />;
}

type FieldsProps = Props & { readonly kept: KeptDraft<ReturnDraft> };

/** Shows what is missing where it is missing, and focuses the first; keeps the input on failure. */
function Fields({ options, kept }: FieldsProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const { draft, change } = useReturnDraft(options, kept.initial);
  const { send, isLoading, isComplete, problems } = useRequestReturn(options, draft, kept);
  const element = useRef<HTMLDivElement>(null);
  const part = { options, draft, change, problems };
  const submit = () => {
    if (!isComplete) focusFirstError(element.current);
    void send();
  };
  return (
    <Stack gap="lg" ref={element}>
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
      <Button block loading={isLoading} onClick={submit}>
        {t('return_send')}
      </Button>
    </Stack>
  );
}

function Lines({ options, draft, change, problems }: PartProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const { picked } = draft;
  return (
    <ControlGroup legend={t('return_what')} error={problems.picked ? t(problems.picked) : undefined}>
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
    </ControlGroup>
  );
}

function Reason({ options, draft, change, problems }: PartProps): ReactElement {
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
        error={problems.reason ? t(problems.reason) : undefined}
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
          error={problems.solution ? t(problems.solution) : undefined}
        />
      ) : null}
    </>
  );
}

function EvidenceFields({ options, draft, change, problems }: PartProps): ReactElement {
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
      <ControlGroup
        legend={t('return_evidence')}
        error={problems.pictures ? t(problems.pictures) : undefined}
      >
        {problems.pictures ? null : (
          <p className={styles.hint}>{t(needed > 0 ? 'pictures_needed' : 'pictures_private')}</p>
        )}
        <PictureField
          pictures={draft.pictures}
          max={options.max_pictures}
          onChange={(pictures) => change({ pictures })}
        />
      </ControlGroup>
    </>
  );
}

function RefundSum({ options, draft }: Pick<PartProps, 'options' | 'draft'>): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <p className={styles.sum}>
      <span>{t('refund_amount')}</span>
      <strong>{format.money(refundAmount(options, draft.picked))}</strong>
    </p>
  );
}
