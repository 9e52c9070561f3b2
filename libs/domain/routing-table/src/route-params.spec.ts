import { describe, expectTypeOf, it } from 'vitest';
import { buildPath } from './build-path.ts';
import type { BuildableRouteId, PatternParams, RouteParams } from './route-params.ts';
import type { RouteId, ScreenRouteId } from './routes.ts';

describe('types of parameters', () => {
  it('follow from the pattern', () => {
    expectTypeOf<RouteParams<'product'>>().toEqualTypeOf<{
      readonly seoName: string;
      readonly shopId: number;
      readonly itemId: number;
    }>();
    expectTypeOf<RouteParams<'list'>>().toEqualTypeOf<{
      readonly brand?: string;
      readonly category?: string;
      readonly attribute?: string;
    }>();
    expectTypeOf<RouteParams<'microsite'>>().toEqualTypeOf<{ readonly pathname: string }>();
    expectTypeOf<RouteParams<'payment'>>().toEqualTypeOf<{ readonly payment_id: string | number }>();
    expectTypeOf<PatternParams<'/shop/{shopId:int}/details'>>().toEqualTypeOf<{ readonly shopId: number }>();
    expectTypeOf<RouteParams<'cart'>>().toEqualTypeOf<Readonly<Record<string, never>>>();
  });

  it('are required if the route has parameters', () => {
    expectTypeOf(buildPath<'cart'>).toBeCallableWith('cart');
    expectTypeOf(buildPath<'search'>).toBeCallableWith('search', {}, { keyword: 'x' });
    expectTypeOf(buildPath<'list'>).toBeCallableWith('list');
    expectTypeOf<Parameters<typeof buildPath<'product'>>>().not.toExtend<['product']>();
    expectTypeOf<Parameters<typeof buildPath<'shop-by-id'>>[1]>().toEqualTypeOf<{
      readonly shopId: number;
    }>();
  });
});

describe('types of ids', () => {
  it('distinguish screens from other routes', () => {
    expectTypeOf<'cart' | 'shop-custom-page' | 'popup'>().toExtend<ScreenRouteId>();
    expectTypeOf<
      Extract<ScreenRouteId, 'legacy-item' | 'coins' | 'mall-br' | 'not-found' | 'vn-mall-host'>
    >().toBeNever();
    expectTypeOf<ScreenRouteId>().toExtend<RouteId>();
  });

  it('contain only buildable routes', () => {
    expectTypeOf<'cart' | 'product' | 'mall-br' | 'legacy-item'>().toExtend<BuildableRouteId>();
    expectTypeOf<
      Extract<BuildableRouteId, 'not-found' | 'shop-custom-page' | 'product-promotion-suffix'>
    >().toBeNever();
  });
});
