import { PillLinks } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import type { PartProps } from '../part-props.ts';

/** Links to other pages. */
export default function PageLinks({ props: { label, links } }: PartProps<'links'>): ReactElement {
  return (
    <PillLinks
      label={label}
      labelled
      links={links.map(({ label: text, link }) => ({ label: text, to: link }))}
    />
  );
}
