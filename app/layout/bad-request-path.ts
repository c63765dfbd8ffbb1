/** The route that shows the 400 page, for paths that can't be decoded. */
export const BAD_REQUEST_PATH = "/400";
