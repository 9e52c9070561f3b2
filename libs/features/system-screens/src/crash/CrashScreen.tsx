import { Button, ErrorState, useOnline } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import { crashDetails, crashTitleKey } from '@pasar/page-shell-rules';
import { useTranslation } from 'react-i18next';
import { isTranslationToolError } from './is-translation-tool-error.ts';
import { LanguageChooser } from './LanguageChooser.tsx';
import styles from './CrashScreen.module.css';

export type CrashScreenProps = { readonly error: unknown; readonly retry: () => void };

const formatStack = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Shown when a screen throws, or could not be loaded without a connection, which has no stack to show. doc2 §2 Crash page. @spec crash-page crash */
export function CrashScreen({ error, retry }: CrashScreenProps) {
  const { t } = useTranslation('system-screens');
  const { environment } = useScreenContext();
  const isOnline = useOnline();
  const { stack, languageChooser: translated } = crashDetails({
    environment,
    translationTool: isTranslationToolError(error),
  });
  return (
    <>
      <ErrorState
        headingLevel="h1"
        title={t(crashTitleKey)}
        text={translated ? t('crash_translated') : t('crash_text')}
        onRetry={translated ? undefined : retry}
        action={
          translated ? (
            <LanguageChooser />
          ) : (
            <Button onClick={() => window.location.reload()}>{t('crash_reload')}</Button>
          )
        }
      />
      {stack && isOnline && (
        <details className={styles.details}>
          <summary>{t('crash_stack')}</summary>
          <pre className={styles.stack}>{formatStack(error)}</pre>
        </details>
      )}
    </>
  );
}
