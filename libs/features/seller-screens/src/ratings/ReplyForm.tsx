import { Button, Stack, TextArea, focusFirstError } from '@pasar/design-system';
import { sellerApi } from '@pasar/order-api';
import { useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';

type Props = { readonly orderId: number; readonly lineNo: number; readonly reply: string };

/** Replies to a rating, or edits the reply. */
export function ReplyForm({ orderId, lineNo, reply }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [text, setText] = useState(reply);
  const [isMissing, setIsMissing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const [send, { isLoading }] = sellerApi.useReplyToRatingMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    setIsMissing(written === '');
    if (written === '') return focusFirstError(element.current);
    const sending = send({ order_id: orderId, line_no: lineNo, reply: written });
    void run(sending, { call: 'seller-rating-reply', done: t('reply_done') });
  };
  return (
    <form ref={element} method="post" onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextArea
          label={t('reply')}
          hint={t('reply_hint')}
          name="reply"
          maxLength={500}
          rows={2}
          value={text}
          error={isMissing ? t('reply_missing') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" size="sm" loading={isLoading}>
          {t('reply_send')}
        </Button>
      </Stack>
    </form>
  );
}
