/** The picture that a search looks for, and which part of it. */
export type SearchPicture = { readonly image_id: string; readonly candidate_box?: string };

const names = { image_id: 'imageId', candidate_box: 'candidateBox' } as const;
const atMost = 100;

/** The query fields by which an address names a picture. */
export const pictureQueryFields: readonly string[] = Object.values(names);

/** What an address says of a picture: `imageId` and `candidateBox`. doc2 §3 search query @spec search-query */
export function searchPictureOf(query: string): SearchPicture | undefined {
  const said = new URLSearchParams(query);
  const image = said.get(names.image_id);
  const box = said.get(names.candidate_box);
  if (!image || image.length > atMost) return undefined;
  return { image_id: image, ...(box && box.length <= atMost && { candidate_box: box }) };
}

/** The picture as a query, without `?`. */
export function pictureQuery({ image_id, candidate_box }: SearchPicture): string {
  const query = new URLSearchParams({ [names.image_id]: image_id });
  if (candidate_box !== undefined) query.set(names.candidate_box, candidate_box);
  return query.toString();
}
