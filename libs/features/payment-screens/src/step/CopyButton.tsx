import { Button, useWords } from '@pasar/design-system';
import { useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly text: string;
  /** The button's accessible name. */
  readonly label: string;
};

/** Copies a text and confirms it. Where the browser denies it, the text is shown beside the button. */
export function CopyButton({ text, label }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const words = useWords();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: t('copied'), kind: 'success' });
    } catch {
      toast({ message: t('copy_failed'), kind: 'error' });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={words('labelled', { label: t('copy'), name: label })}
      onClick={() => void copy()}
    >
      {t('copy')}
    </Button>
  );
}
