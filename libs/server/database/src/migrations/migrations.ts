import type { Migration } from 'kysely/migration';
import { accounts } from './0010-accounts.ts';
import { consent } from './0011-consent.ts';
import { catalogue } from './0020-catalogue.ts';
import { catalogueByTime } from './0021-catalogue-by-time.ts';
import { search } from './0022-search.ts';
import { searchWords } from './0023-search-words.ts';
import { listingWordsIndex } from './0024-listing-words.ts';
import { listedSales } from './0025-listed-sales.ts';
import { unknownResponseRate } from './0026-unknown-response-rate.ts';
import { cartAndOrders } from './0030-cart-and-orders.ts';
import { catalogueImport } from './0031-catalogue-import.ts';
import { orderLineDeals } from './0032-order-line-deals.ts';
import { tracking } from './0040-tracking.ts';
import { listsAndDeals } from './0050-lists-and-deals.ts';
import { social } from './0051-social.ts';
import { listIndexes } from './0052-list-indexes.ts';
import { cardManifests } from './0060-card-manifests.ts';
import { idWorkers } from './0070-id-workers.ts';
import { readinessProbe } from './0071-readiness-probe.ts';
import { testAccounts } from './0072-test-accounts.ts';
import { signInProtection } from './0080-sign-in-protection.ts';
import { orderPayments } from './0085-order-payments.ts';
import { cardLabels } from './0090-card-labels.ts';
import { nameIds } from './0095-name-ids.ts';
import { searchForms } from './0100-search-forms.ts';
import { importIdentifiers } from './0110-import-identifiers.ts';
import { deliveryAndCodes } from './0120-delivery-and-codes.ts';
import { verification } from './0130-verification.ts';
import { accountPages } from './0140-account-pages.ts';
import { chat } from './0150-chat.ts';
import { settings } from './0151-settings.ts';
import { integrations } from './0152-integrations.ts';
import { signInMethods } from './0160-sign-in-methods.ts';
import { paymentTables } from './0170-payments.ts';
import { paymentOrigin } from './0171-payment-origin.ts';
import { afterSale } from './0180-after-sale.ts';
import { pages } from './0190-pages.ts';
import { questionsAndAlerts } from './0200-questions-and-alerts.ts';
import { checkoutMethods } from './0210-checkout-methods.ts';
import { pictureAllowance } from './0220-picture-allowance.ts';
import { itemRevision } from './0221-item-revision.ts';
import { dropAccountTaxId } from './0230-drop-account-tax-id.ts';
import { sellerIncome } from './0240-seller-income.ts';
import { sellerVouchers } from './0241-seller-vouchers.ts';
import { sellerImports } from './0242-seller-imports.ts';
import { lineVouchers } from './0243-line-vouchers.ts';
import { importAttempts } from './0244-import-attempts.ts';
import { priceHistory } from './0245-price-history.ts';
import { relistCover } from './0246-relist-cover.ts';
import { providerProof } from './0247-provider-proof.ts';
import { shopTeams } from './0248-shop-teams.ts';
import { refreshListing } from './0249-refresh-listing.ts';
import { sellerDeals } from './0250-seller-deals.ts';
import { ratingVideos } from './0260-rating-videos.ts';
import { importReasons } from './0270-import-reasons.ts';
import { orderMessages } from './0271-order-messages.ts';
import { categoryNames } from './0280-category-names.ts';
import { savedLines } from './0281-saved-lines.ts';
import { pickUpBranches } from './0290-pick-up-branches.ts';
import { guestCart } from './0300-guest-cart.ts';
import { orderInvoice } from './0310-order-invoice.ts';
import { notifications } from './0320-notifications.ts';
import { kycReview } from './0330-kyc-review.ts';
import { savedCards } from './0340-saved-cards.ts';
import { accountRestrictions } from './0341-account-restrictions.ts';
import { seenPrice } from './0350-seen-price.ts';
import { closedShops } from './0360-closed-shops.ts';
import { unchargedAmounts } from './0361-uncharged-amounts.ts';
import { refundChecks } from './0362-refund-checks.ts';
import { cardFingerprint } from './0363-card-fingerprint.ts';
import { shopResponseTime } from './0370-shop-response-time.ts';
import { newItemHeadStart } from './0371-new-item-head-start.ts';
import { analyzeItems } from './0372-analyze-items.ts';

/**
 * Every migration under its number, in execution order. Each domain has a range of numbers: 0010 accounts,
 * 0020 catalogue and search, 0030 cart and orders, 0040 tracking, 0050 lists, deals and social,
 * 0060 cards, 0070 processes, 0085 order payments, 0090 card labels, 0095 numeric ids in addresses,
 * 0100 search forms, 0110 imports, 0120 messages and one-time codes, 0130 verification, 0140 account pages,
 * 0150 chat, settings and integrations, 0160 further sign-in methods, 0170 payments, 0180 after the purchase,
 * 0190 pages, 0200 questions and alerts. Never edit a released migration.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0010-accounts': accounts,
  '0011-consent': consent,
  '0020-catalogue': catalogue,
  '0021-catalogue-by-time': catalogueByTime,
  '0022-search': search,
  '0023-search-words': searchWords,
  '0024-listing-words': listingWordsIndex,
  '0025-listed-sales': listedSales,
  '0026-unknown-response-rate': unknownResponseRate,
  '0030-cart-and-orders': cartAndOrders,
  '0031-catalogue-import': catalogueImport,
  '0032-order-line-deals': orderLineDeals,
  '0040-tracking': tracking,
  '0050-lists-and-deals': listsAndDeals,
  '0051-social': social,
  '0052-list-indexes': listIndexes,
  '0060-card-manifests': cardManifests,
  '0070-id-workers': idWorkers,
  '0071-readiness-probe': readinessProbe,
  '0072-test-accounts': testAccounts,
  '0080-sign-in-protection': signInProtection,
  '0085-order-payments': orderPayments,
  '0090-card-labels': cardLabels,
  '0095-name-ids': nameIds,
  '0100-search-forms': searchForms,
  '0110-import-identifiers': importIdentifiers,
  '0120-delivery-and-codes': deliveryAndCodes,
  '0130-verification': verification,
  '0140-account-pages': accountPages,
  '0150-chat': chat,
  '0151-settings': settings,
  '0152-integrations': integrations,
  '0160-sign-in-methods': signInMethods,
  '0170-payments': paymentTables,
  '0171-payment-origin': paymentOrigin,
  '0180-after-sale': afterSale,
  '0190-pages': pages,
  '0200-questions-and-alerts': questionsAndAlerts,
  '0210-checkout-methods': checkoutMethods,
  '0220-picture-allowance': pictureAllowance,
  '0221-item-revision': itemRevision,
  '0230-drop-account-tax-id': dropAccountTaxId,
  '0240-seller-income': sellerIncome,
  '0241-seller-vouchers': sellerVouchers,
  '0242-seller-imports': sellerImports,
  '0243-line-vouchers': lineVouchers,
  '0244-import-attempts': importAttempts,
  '0245-price-history': priceHistory,
  '0246-relist-cover': relistCover,
  '0247-provider-proof': providerProof,
  '0248-shop-teams': shopTeams,
  '0249-refresh-listing': refreshListing,
  '0250-seller-deals': sellerDeals,
  '0260-rating-videos': ratingVideos,
  '0270-import-reasons': importReasons,
  '0271-order-messages': orderMessages,
  '0280-category-names': categoryNames,
  '0281-saved-lines': savedLines,
  '0290-pick-up-branches': pickUpBranches,
  '0300-guest-cart': guestCart,
  '0310-order-invoice': orderInvoice,
  '0320-notifications': notifications,
  '0330-kyc-review': kycReview,
  '0340-saved-cards': savedCards,
  '0341-account-restrictions': accountRestrictions,
  '0350-seen-price': seenPrice,
  '0360-closed-shops': closedShops,
  '0361-uncharged-amounts': unchargedAmounts,
  '0362-refund-checks': refundChecks,
  '0363-card-fingerprint': cardFingerprint,
  '0370-shop-response-time': shopResponseTime,
  '0371-new-item-head-start': newItemHeadStart,
  '0372-analyze-items': analyzeItems,
};
