import { baseApi } from '@pasar/base-api';
import { checkoutContract, useFormat, useScreenContext, useShowFailure, useToast } from '@pasar/screen-kit';
import type { CheckoutHost, CheckoutRemote } from '@pasar/screen-kit';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Renders the remote checkout with the host object that the shell provides. */
export function CheckoutFrame({ remote: { Checkout } }: { readonly remote: CheckoutRemote }) {
  const context = useScreenContext();
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const showFailure = useShowFailure();
  const host = useMemo<CheckoutHost>(
    () => ({
      contract: checkoutContract,
      api: baseApi,
      context,
      query,
      format,
      toast,
      showFailure,
      go: (path, options) => void navigate(path, options),
      back: () => void navigate(-1),
    }),
    [context, query, format, toast, navigate, showFailure],
  );
  return <Checkout host={host} />;
}
