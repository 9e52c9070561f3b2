import { Button, Dialog } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';

type Props = {
  readonly label: string;
  /** What ends, for the button's accessible name. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly keepLabel: string;
  readonly isEnding: boolean;
  readonly onConfirm: () => Promise<unknown>;
};

/** A button that ends or deletes something after a confirmation. */
export function EndDialog({ label, name, title, text, keepLabel, isEnding, onConfirm }: Props): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setIsOpen(false);
  };
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={`${label}: ${name}`} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {keepLabel}
            </Button>
            <Button variant="danger" loading={isEnding} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      >
        {text}
      </Dialog>
    </>
  );
}
