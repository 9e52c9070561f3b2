export { anAccount, anAddress } from './account-builders.ts';
export { aCart, aCartLine, aCartSavings, aCartShop } from './cart-builders.ts';
export { aCategory, aCategoryTree, aPicture, aSearchAnswer, aShop } from './catalogue-builders.ts';
export { createFakeHttp, refused } from './fake-http.ts';
export type { FakeAnswers, FakeHttp } from './fake-http.ts';
export { screenStory } from './screen-story.tsx';
export { createFailingHttp, failedSetup, loadingSetup } from './screen-states.ts';
export {
  aModel,
  anItemCard,
  anItemDetail,
  anItemWithChoices,
  aRating,
  someItemCards,
  someMoney,
} from './item-builders.ts';
export {
  aCheckoutInvoice,
  aCheckoutPreview,
  aCheckoutShop,
  aMethod,
  anOrder,
  anOrderLine,
  aPlacedOrder,
} from './order-builders.ts';
