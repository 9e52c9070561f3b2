import { pictureLimits } from '@pasar/account';
import { Button } from '@pasar/design-system';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from './Failure.tsx';

type Props = {
  readonly label: string;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onPick: (file: File) => void;
};

const findFault = ({ type, size }: File): 'not_a_picture' | 'too_large' | undefined => {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return 'not_a_picture';
  return size > pictureLimits.maxBytes ? 'too_large' : undefined;
};

const mebibyte = 1024 * 1024;

/** A file input for a picture; rejects other files and large ones before uploading. */
export function PictureInput({ label, busy, failure, onPick }: Props): ReactElement {
  const { t } = useTranslation('profile-screens');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<'not_a_picture' | 'too_large'>();
  const pick = (file: File | undefined) => {
    if (!file) return;
    const found = findFault(file);
    setFault(found);
    if (!found) onPick(file);
  };
  const megabytes = pictureLimits.maxBytes / mebibyte;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          // Allows selecting the same file again after an error.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon="camera"
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Failure text={fault ? t(fault, { megabytes }) : failure} />
    </>
  );
}
