import { Button, lazyPart, Notice, useWords } from '@pasar/design-system';
import { Suspense, useState } from 'react';
import type { FunctionComponent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddPendingProps } from './AddPending.tsx';

type LoadedProps = AddPendingProps & { readonly onRetry: () => void };

function LoadingFailed({ onRetry }: LoadedProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const words = useWords();
  const retry = (
    <Button size="sm" variant="quiet" onClick={onRetry}>
      {words('retry')}
    </Button>
  );
  return (
    <Notice tone="danger" announce action={retry}>
      {t('no_connection')}
    </Notice>
  );
}

type LoadAddPending = () => Promise<{ readonly default: FunctionComponent<AddPendingProps> }>;

const loadAddPending: LoadAddPending = () => import('./AddPending.tsx');

type Props = AddPendingProps & { readonly load?: LoadAddPending };

/** Makes the addition in the URL. If its code cannot be loaded, says so with a retry; the URL keeps the addition until it is made. */
export function PendingAddition({ load = loadAddPending, ...props }: Props): ReactElement {
  const create = () => lazyPart<LoadedProps>(load, LoadingFailed);
  const [AddPending, setAddPending] = useState(create);
  return (
    <Suspense fallback={null}>
      <AddPending {...props} onRetry={() => setAddPending(create)} />
    </Suspense>
  );
}
