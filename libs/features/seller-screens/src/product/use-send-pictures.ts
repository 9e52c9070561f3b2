import { productLimits } from '@pasar/item';
import { afterSaleApi } from '@pasar/order-api';
import { resizePicture, useShowFailure } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPicture } from './product-form.ts';

/** Uploads pictures one after another, up to the limit less `count`; reports and skips those that fail. */
export function useSendPictures(count: number, onSent: (picture: FormPicture) => void) {
  const { t } = useTranslation('seller-screens');
  const showFailure = useShowFailure();
  const [upload] = afterSaleApi.useUploadOrderPictureMutation();
  const [isSending, setIsSending] = useState(false);
  const sendOne = async (file: File): Promise<FormPicture | undefined> => {
    const data = await resizePicture(file);
    const { data: picture, error } = data === null ? { data: undefined, error: {} } : await upload({ data });
    if (picture) return { id: picture.id, isNew: true };
    await showFailure({ call: 'order-picture', error, fallbackMessage: t('picture_failed') });
    return undefined;
  };
  const send = async (files: readonly File[]) => {
    setIsSending(true);
    for (const file of files.slice(0, productLimits.maxPictures - count)) {
      const picture = await sendOne(file);
      if (picture) onSent(picture);
    }
    setIsSending(false);
  };
  return { send, isSending };
}
