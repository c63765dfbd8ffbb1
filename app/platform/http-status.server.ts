export const DIAGNOSIS_MS = 5000;

export async function statusOf(url: string) {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(DIAGNOSIS_MS) });
  await response.body?.cancel();
  return response.status;
}

export function hostOf(url: string | undefined) {
  return url && new URL(url).host;
}
