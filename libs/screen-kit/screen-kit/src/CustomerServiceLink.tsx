import { useWords } from '@pasar/design-system';
import { customerServicePage } from '@pasar/page-shell-rules';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

/** A link to the store's customer service, for what only it can resolve. */
export function CustomerServiceLink(): ReactElement {
  const words = useWords();
  return <Link to={customerServicePage}>{words('customer_service')}</Link>;
}
