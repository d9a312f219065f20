import { IMAGE_WIDTHS_PX, type UploadFolder } from '@afterglow/shared-contracts';
import { IMAGE_FORMATS, type ImageFormat } from '../images/index.ts';

export const UPLOAD_WIDTHS_PX = IMAGE_WIDTHS_PX.filter((width) => width <= 600);

interface UploadFile {
  readonly folder: UploadFolder;
  readonly name: string;
  readonly widthPx: number;
  readonly format: ImageFormat;
}

export function uploadFile({ folder, name, widthPx, format }: UploadFile): string {
  return `${folder}/${name}-${widthPx}.${format}`;
}

export function uploadFiles(folder: UploadFolder, name: string): string[] {
  return UPLOAD_WIDTHS_PX.flatMap((widthPx) =>
    IMAGE_FORMATS.map((format) => uploadFile({ folder, name, widthPx, format })),
  );
}
