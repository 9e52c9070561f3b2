import type { Category } from '@pasar/catalogue-api';
import { childCategories, mallApi } from '@pasar/catalogue-api';
import { CategoryTabs, FrontPage, PageTitle } from '@pasar/page-sections';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mallBrandsPath } from '../shared/mall-paths.ts';
import { MallCategory } from '../shared/MallCategory.tsx';
import { MallPage } from '../shared/MallPage.tsx';
import { brandsQuery } from './brands-query.ts';
import type { BrandsRoute } from './brands-query.ts';
import { Brands } from './Brands.tsx';

type Props = ScreenComponentProps<BrandsRoute>;

/** All official shops by name, or those of a category. */
export function BrandsScreen({ input }: Props): ReactElement {
  const { category } = brandsQuery(input);
  return (
    <MallPage current="mall-brands">
      {category === undefined ? (
        <AllBrands input={input} />
      ) : (
        <MallCategory categoryId={category}>
          {(trail, tree) => <Page input={input} tree={tree} name={trail.at(-1)?.name} />}
        </MallCategory>
      )}
    </MallPage>
  );
}

function AllBrands({ input }: Props): ReactElement {
  const { data } = mallApi.useGetMallCategoriesQuery();
  return <Page input={input} tree={data?.categories ?? []} />;
}

type PageProps = Props & { readonly tree: readonly Category[]; readonly name?: string | undefined };

function Page({ input, tree, name }: PageProps): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  const query = brandsQuery(input);
  return (
    <FrontPage>
      <PageTitle
        title={name === undefined ? t('brands') : t('brands_in', { name })}
        text={t('brands_text')}
      />
      <CategoryTabs
        categories={childCategories(tree)}
        current={query.category}
        to={(category) => mallBrandsPath({ category }, market)}
      />
      <Brands query={query} />
    </FrontPage>
  );
}
