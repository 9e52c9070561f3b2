import { productImportsApi } from '@pasar/catalogue-api';
import { importLimits } from '@pasar/item';
import { useShowFailure } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const { maxFileBytes, pieceBytes } = importLimits;
/** How often a piece is sent before the upload is given up. */
const maxTries = 3;

export type FileProblem = 'empty' | 'too-large';

const findProblem = ({ size }: File): FileProblem | undefined =>
  size === 0 ? 'empty' : size > maxFileBytes ? 'too-large' : undefined;

/** Sends a file in pieces; reports the sent bytes, and shows a failure. */
export function useSendFile(onSent: () => void) {
  const { t } = useTranslation('seller-screens');
  const showFailure = useShowFailure();
  const [start] = productImportsApi.useStartProductImportMutation();
  const [append] = productImportsApi.useAppendProductImportMutation();
  const [sentBytes, setSentBytes] = useState<number>();
  const [problem, setProblem] = useState<FileProblem>();

  const sendPiece = async (importId: number, offset: number, file: Blob): Promise<unknown> => {
    let failure: unknown;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { error } = await append({ import_id: importId, offset, file });
      if (!error) return undefined;
      failure = error;
    }
    return failure;
  };
  const sendAll = async (file: File, isDryRun: boolean): Promise<unknown> => {
    const { data, error } = await start({ file_name: file.name, size: file.size, is_dry_run: isDryRun });
    if (!data) return error;
    for (let offset = 0; offset < file.size; offset += pieceBytes) {
      const failure = await sendPiece(
        data.import_id,
        offset,
        file.slice(offset, offset + pieceBytes, 'application/octet-stream'),
      );
      if (failure) return failure;
      setSentBytes(Math.min(file.size, offset + pieceBytes));
    }
    return undefined;
  };
  const send = async (file: File, isDryRun: boolean) => {
    const found = findProblem(file);
    setProblem(found);
    if (found) return;
    setSentBytes(0);
    const error = await sendAll(file, isDryRun);
    setSentBytes(undefined);
    if (error)
      await showFailure({ call: 'seller-import-append', error, fallbackMessage: t('import_failed') });
    onSent();
  };
  return { send, sentBytes, problem };
}
