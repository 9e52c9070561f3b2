import { Banners } from '@pasar/page-sections';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { JsonEditor } from '../shared/JsonEditor.tsx';
import { ToolPage } from '../shared/ToolPage.tsx';
import { readBanners } from './read-banners.ts';
import { sampleBanners } from './sample-banners.data.ts';

/** Previews the home page's banners with any texts, pictures and count: the layout differs from one to five. */
export function BannerPlaygroundScreen(): ReactElement {
  const [text, setText] = useState(() => JSON.stringify(sampleBanners, null, 2));
  const { banners, problems } = readBanners(text);
  return (
    <ToolPage title="Banner playground" lead="One to five banners, as the home page shows them.">
      <Banners banners={banners} />
      <JsonEditor label="Banners" text={text} onChange={setText} problems={problems} />
    </ToolPage>
  );
}
