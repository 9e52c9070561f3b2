import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { ratingVideoLimits } from '@pasar/order';
import { clearMp4Part, readMp4 } from './read-mp4.ts';
import { clearWebmPart, readWebm } from './read-webm.ts';
import type { VideoFile } from './video-file.ts';

/** A video without metadata. */
export type SanitizedVideo = Pick<VideoFile, 'type'> & {
  /** Rounded up. */
  readonly seconds: number;
  readonly content: Buffer;
};

/**
 * Reads an uploaded MP4 or WebM by its bytes, whatever its name and type, and removes its metadata. Throws `VIDEO_INVALID` for
 * anything else, and for one that is longer than the limit.
 */
export function readVideo(file: Buffer): SanitizedVideo {
  const mp4 = readMp4(file);
  const video = mp4 ?? readWebm(file);
  if (!video || video.seconds > ratingVideoLimits.maxSeconds + 0.5)
    throw new ApiError(errorCodes.VIDEO_INVALID);
  const content = Buffer.from(file);
  for (const part of video.metadata) (mp4 ? clearMp4Part : clearWebmPart)(content, part);
  return { type: video.type, seconds: Math.ceil(video.seconds), content };
}
