import { Button, Notice, Stack, focusFirstError } from '@pasar/design-system';
import { useRef } from 'react';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PortalForm.module.css';

type Props = {
  readonly saveLabel: string;
  readonly isSaving: boolean;
  /** Whether the last submit found problems, which the fields show. */
  readonly hasProblems: boolean;
  /** Validates and saves; returns whether the values are valid. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
};

/** A form of the portal with its save button. After an invalid submit it says so, and focuses the first invalid field. */
export function PortalForm({ saveLabel, isSaving, hasProblems, onSubmit, children }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!onSubmit()) focusFirstError(element.current);
  };
  return (
    <form ref={element} method="post" onSubmit={submit} noValidate>
      <Stack gap="lg">
        {children}
        {hasProblems ? (
          <Notice tone="danger" announce>
            {t('form_invalid')}
          </Notice>
        ) : null}
        <div className={styles.foot}>
          <Button type="submit" size="lg" loading={isSaving}>
            {saveLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
