import { Button, CardSection, Checkbox, Notice, ProgressBar } from '@pasar/design-system';
import { importLimits } from '@pasar/item';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ImportScreen.module.css';
import { templateHref } from './template-href.ts';
import { useSendFile } from './use-send-file.ts';

const { fileTypes, maxFileBytes, maxRows } = importLimits;

type Props = {
  /** Another import waits or runs. */
  readonly isBusy: boolean;
  readonly onChanged: () => void;
};

/** Chooses a file, and whether it is only checked. */
export function FileSection({ isBusy, onChanged }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { market } = useScreenContext();
  const input = useRef<HTMLInputElement>(null);
  const [isDryRun, setIsDryRun] = useState(true);
  const [file, setFile] = useState<File>();
  const { send, sentBytes, problem } = useSendFile(onChanged);
  const isSending = sentBytes !== undefined;
  const size = format.number(Math.round(maxFileBytes / 1e6));
  return (
    <CardSection title={t('import_file')}>
      <p className={styles.hint}>{t('import_hint', { size, rows: format.number(maxRows) })}</p>
      <p className={styles.hint}>{t('import_update_hint')}</p>
      <div>
        <a className={styles.link} href={templateHref(market.currency)} download="pasar-products.csv">
          {t('import_template')}
        </a>
      </div>
      <Checkbox
        label={t('import_check_first')}
        hint={t('import_check_hint')}
        checked={isDryRun}
        disabled={isSending}
        onChange={(event) => setIsDryRun(event.currentTarget.checked)}
      />
      {problem ? (
        <Notice tone="danger" announce>
          {t(problem === 'empty' ? 'import_empty' : 'import_too_large', { size })}
        </Notice>
      ) : null}
      {isSending && file ? (
        <ProgressBar value={sentBytes} max={file.size} label={t('import_sending', { name: file.name })} />
      ) : null}
      <div>
        <Button icon="plus" loading={isSending} disabled={isBusy} onClick={() => input.current?.click()}>
          {t('import_choose')}
        </Button>
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={fileTypes.join()}
        tabIndex={-1}
        aria-label={t('import_choose')}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          setFile(chosen);
          if (chosen) void send(chosen, isDryRun);
          event.currentTarget.value = '';
        }}
      />
    </CardSection>
  );
}
