import { Select } from '@pasar/design-system';
import { checkProps } from '@pasar/page-builder';
import type { PageComponent } from '@pasar/page-builder';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { PageComponents } from '../../page/PageComponents.tsx';
import { pageParts } from '../../parts/page-parts.ts';
import type { PartType } from '../../parts/part-props.ts';
import { JsonEditor } from '../shared/JsonEditor.tsx';
import { tryParseJson } from '../shared/try-parse-json.ts';
import { ToolPage } from '../shared/ToolPage.tsx';
import styles from '../shared/ToolPage.module.css';
import { describeProblem } from './describe-problem.ts';
import { samples } from './samples.data.ts';

const types = Object.keys(pageParts) as PartType[];
const format = (value: unknown): string => JSON.stringify(value, null, 2);

/** Parses a component's properties, or returns the problems. */
function readProps(
  type: PartType,
  text: string,
): { readonly props?: unknown; readonly problems: readonly string[] } {
  const parsed = tryParseJson(text);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const problems = checkProps(type, parsed.value).map(describeProblem);
  return problems.length > 0 ? { problems } : { props: parsed.value, problems };
}

/** Edits the properties of a component with a live preview. Shows no preview while they are invalid. */
export function ComponentBuilderScreen(): ReactElement {
  const [type, setType] = useState<PartType>('hero');
  const [text, setText] = useState(format(samples.hero));
  const { props, problems } = readProps(type, text);
  const choose = (next: PartType) => {
    setType(next);
    setText(format(samples[next]));
  };
  return (
    <ToolPage title="Component builder" lead="Properties as JSON on one side, the component on the other.">
      <div className={styles.bench}>
        <div>
          <Select
            label="Component"
            value={type}
            options={types.map((each) => ({ value: each, label: each }))}
            onChange={(event) => choose(event.target.value as PartType)}
          />
          <JsonEditor label="Properties" text={text} onChange={setText} problems={problems} />
        </div>
        <section aria-label="Preview">
          {props === undefined ? null : <Preview type={type} props={props} key={text} />}
        </section>
      </div>
    </ToolPage>
  );
}

/** A fixed clock, so that previews are stable. */
const clock = { serverTime: 0, receivedAt: 0 };

const Preview = ({ type, props }: { readonly type: PartType; readonly props: unknown }): ReactElement => (
  <PageComponents
    components={[{ id: 1, type, props, children: [] } as unknown as PageComponent]}
    clock={clock}
    isInner
  />
);
