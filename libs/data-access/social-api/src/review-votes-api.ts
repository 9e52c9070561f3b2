import { getReviewVotesPath, voteReviewPath } from '@pasar/social-contract/paths';
import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import type { getReviewVotes, voteReview } from '@pasar/social-contract';

const votes = { type: 'social', id: 'review-votes' } as const;

/** Endpoints of review votes, in a separate chunk for members who read reviews. */
export const reviewVotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReviewVotes: build.query<CallData<typeof getReviewVotes>, CallQuery<typeof getReviewVotes>>({
      query: (query): CallRequest<typeof getReviewVotes> => ({ path: getReviewVotesPath, query }),
      providesTags: [votes],
    }),
    voteReview: build.mutation<CallData<typeof voteReview>, CallBody<typeof voteReview>>({
      query: (body): CallRequest<typeof voteReview> => ({ method: 'POST', path: voteReviewPath, body }),
      invalidatesTags: (_result, error) => (error ? [] : [votes]),
    }),
  }),
});
