/** The picture of a visual search, and the part of it to search for. */
export type SearchPicture = { readonly image_id: string; readonly candidate_box?: string };

const queryFields = { image_id: 'imageId', candidate_box: 'candidateBox' } as const;
const maxLength = 100;

/** The query fields of a picture. */
export const pictureQueryFields: readonly string[] = Object.values(queryFields);

/** Parses the picture of a query (`imageId`, `candidateBox`); undefined if missing or invalid. doc2 §3 search query @spec search-query */
export function parseSearchPicture(query: string): SearchPicture | undefined {
  const params = new URLSearchParams(query);
  const image = params.get(queryFields.image_id);
  const box = params.get(queryFields.candidate_box);
  if (!image || image.length > maxLength) return undefined;
  return { image_id: image, ...(box && box.length <= maxLength && { candidate_box: box }) };
}

/** The query string of a picture, without `?`. */
export function pictureQuery({ image_id, candidate_box }: SearchPicture): string {
  const query = new URLSearchParams({ [queryFields.image_id]: image_id });
  if (candidate_box !== undefined) query.set(queryFields.candidate_box, candidate_box);
  return query.toString();
}
