export interface FileToSave {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Hands a file to the browser, which keeps it or opens it with what the device has for it. */
export function saveFile({ name, type, text }: FileToSave): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
