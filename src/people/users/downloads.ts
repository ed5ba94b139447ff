/** Which downloads of results a user may have. */
export const downloads = ['bulkDownloadFlag', 'csvDownloadFlag', 'eCertificateFlag', 'eTranscriptFlag', 'excelResultsDownloadFlag'] as const
