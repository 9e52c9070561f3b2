import { Button, Dialog, Notice, Stack, TextArea } from '@pasar/design-system';
import { sellerApi } from '@pasar/order-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';

/** Disputes a return with a reason; the marketplace then decides. Keeps the input on failure. */
export function DisputeReturn({ returnId }: { readonly returnId: number }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [answer, { isLoading }] = sellerApi.useAnswerReturnMutation();
  const confirm = async () => {
    setIsMissing(note.trim() === '');
    if (note.trim() === '') return;
    const body = { return_id: returnId, action: 'dispute', note: note.trim() } as const;
    if (await run(answer(body), { call: 'seller-answer-return', done: t('answer_sent') })) setIsOpen(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('dispute_return')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('dispute_return')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('back')}
            </Button>
            <Button loading={isLoading} onClick={() => void confirm()}>
              {t('dispute_return')}
            </Button>
          </>
        }
      >
        <Stack gap="md">
          <TextArea
            label={t('dispute_note')}
            maxLength={500}
            rows={4}
            value={note}
            error={isMissing ? t('dispute_missing') : undefined}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Notice>{t('dispute_text')}</Notice>
        </Stack>
      </Dialog>
    </>
  );
}
