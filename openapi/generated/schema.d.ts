// Generated from openapi/ by `npm run generate`; do not edit.

import type { IdOf } from "../ids.ts";
export interface paths {
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description A wrong user name or password answers 401 with a description.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/token/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh token for a new pair
         * @description A refresh token works once. The access token may have expired.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign out
         * @description Ends the session of the refresh token. The access token may have expired.
         */
        put: operations["signOut"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contact's extra routes
         * @description Only entries of the calling contact are listed.
         */
        get: operations["listContactRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-management/contact/route/permission/details/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the contact's permission tree
         * @description Menu, access and the component ids of the log headers come from it.
         */
        get: operations["getRoutePermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/section/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the storage settings
         * @description Kept in memory, never stored.
         */
        get: operations["getStorageSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description A wrong current password answers 400 with a description.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-management/user/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password by the address of contact management
         * @description Same body and answer as the call of the form.
         */
        post: operations["changeContactPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password mail
         * @description Answered alike for names with and without an account. The mail's link ends after an hour, and ends those sent before.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password/validate/{pwdresetkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the key of a password mail */
        get: operations["validateResetKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password/reset/{pwdresetkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password with the key of a password mail
         * @description A key works once.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/consent/status/update/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record a consent
         * @description The id in the address is plain.
         */
        put: operations["updateConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aws-url/get-privacy-policy-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the address of the privacy policy's document
         * @description Also called from the sign-in page, without a session.
         */
        get: operations["getPrivacyPolicyUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/figures/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the figures of the tiles of the dashboard
         * @description One at most for an entry of the caller's own tree, and only of what the caller may list.
         */
        get: operations["listFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/waiting/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for the caller
         * @description Only of what the caller may list; what is late comes first.
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/next-block/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the published block that begins next
         * @description Of exams or tests, only for who may list its kind.
         */
        get: operations["getNextBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/trends/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what changes from week to week
         * @description Figures with small charts, only of what the caller may list; students have none.
         */
        get: operations["listTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/recent-acts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done lately
         * @description To records that the caller may list and see; the newest first. Records that are deleted do not stand here.
         */
        get: operations["listRecentActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/catalogue/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reports that the caller may see */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/data/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reckon a report of the caller's own students
         * @description Partners are told nothing of groups of fewer than five but that. Not found for who may not see it.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/notification/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Newest first.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/update-notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read
         * @description Id 0 marks all of the contact as read. The id in the address is plain.
         */
        put: operations["updateNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-management/event/occurrence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one occurrence of a series, or it and all later ones
         * @description Makes an event of its own of them. The series goes on without it, or ends before it. A known requestId answers as the first time and changes nothing.
         */
        put: operations["changeOccurrence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-management/event/announce/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a draft active, with a notice to those whom it is for */
        put: operations["announceEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-management/feed/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the address by which a calendar program reads the caller's calendar
         * @description The address of before ends.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-management/feed/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar by its address
         * @description Without a session. It holds what the owner of the address may see now, and 404 answers once a newer address exists.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/code-by-master-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build the code of a record from its name
         * @description At most 30 letters, digits and hyphens, unique among the records of its kind.
         */
        post: operations["generateCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/timezone/admin/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List time zone groups with their zones */
        get: operations["getTimeZoneAdminDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module/detail/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the modules that can be scheduled
         * @description Readable for those who keep module rules too, which name modules.
         */
        get: operations["listScheduleModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module/combination/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which modules students take together
         * @description A server that does not know answers 404; the portal then checks no clashes of students.
         */
        get: operations["listModuleCombinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/holiday/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public holidays
         * @description A server that does not know answers 404; the portal then names no holidays.
         */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/intake/teachingDate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one teaching date of an intake
         * @description An intake keeps at least one, and those that a selection has chosen.
         */
        delete: operations["deleteTeachingDate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/curriculum/summary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one curriculum with all below it */
        get: operations["getCurriculumSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/credit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit an issued invoice, whole or some of its lines
         * @description By who may publish. No more than has not been credited yet; without lines the whole invoice.
         */
        post: operations["creditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/ready/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a draft of an invoice ready */
        put: operations["readyInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/draft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take an invoice that is ready back to draft */
        put: operations["draftInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/issue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Issue an invoice, which gives it its number
         * @description By who may publish.
         */
        put: operations["issueInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm that the payment of an invoice was seen on the bank statement
         * @description By who may publish.
         */
        put: operations["confirmInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice as a file
         * @description A page of HTML with both sides, the lines and the totals. Needs Download beside View. Not found for who meets other partners only.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link that saves invoices as one ZIP
         * @description A page of HTML for each, as `downloadInvoice` gives it. Needs Download beside View. Refused as a whole when one is not found.
         */
        post: operations["downloadInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/payment/reverse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reverse a payment, with the reason
         * @description Once. Its invoice is open again by as much.
         */
        put: operations["reversePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/usl/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read by what sponsorship letters can be narrowed
         * @description Of the letters that the caller may see; the ids are plain.
         */
        get: operations["getLetterFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/usl/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link to the signed letter
         * @description Needs Download beside View.
         */
        get: operations["downloadLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/usl/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a sponsorship letter
         * @description It stands in the history of the letter.
         */
        post: operations["commentOnLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/usl/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a draft of a sponsorship letter its signed letter
         * @description Of a file that was put into the bucket before.
         */
        post: operations["uploadLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/target/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a year's targets with those of the year before
         * @description Drafts of all targets in force of the year before, more or less by so many per cent; students are rounded up, revenue half up. A centre and programme that has a target in the year keeps it.
         */
        post: operations["copyTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the fixed invoices of a year as drafts, or tell what would be made
         * @description One draft for each master and partner that has none in the year. A check writes nothing. Counts of students are those of the accepted selections of a centre, or of the firm places at a university. What cannot be billed is left out with the reason; refused where a price is all that lacks for every one of them.
         */
        post: operations["generateInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/unbilled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that no invoice charges yet
         * @description Re-marks and other enquiries about results, resits, requested certificates that have a fee, and registrations after the intake had closed; the latest first. Each with its price by the request based masters of the current year.
         */
        get: operations["listUnbilledRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make drafts that charge requests
         * @description A draft for each partner, with a line for each request; of more than 100 requests several. All or none, refused where a request is charged already or has no price.
         */
        post: operations["billRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/invoice/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum the invoices of a list, each currency by itself
         * @description The same search, statuses and filters as the list; what is open also by its age.
         */
        get: operations["getInvoiceSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/payment-request/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a payment request to who is billed
         * @description Its draft; sent once.
         */
        put: operations["sendPaymentRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/payment-request/remind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remind of a payment request
         * @description While it is open, once a day at most.
         */
        put: operations["remindPaymentRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/statement/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all that a partner was charged and has paid, with the balance after each entry
         * @description Not found for who meets other partners only.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/budget/historic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read students and revenue by year, and two years compared by centre and programme
         * @description In pounds, by the planning rates of each year. Without years, the current one is compared with the one before.
         */
        get: operations["getHistoricBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/budget/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the current year stands week by week, beside the one before and its targets
         * @description In pounds, by the planning rates of each year.
         */
        get: operations["getLiveBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finance/student-invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own invoices of a student or a centre
         * @description The issued ones, the newest first.
         */
        get: operations["listStudentInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paypal/generate/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an attempt to pay an invoice by PayPal
         * @description One attempt for each invoice is open; nothing is taken before it is approved.
         */
        post: operations["createPaypalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree/generate/authorization/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an attempt to pay an invoice by card
         * @description One attempt for each invoice is open; its token names it.
         */
        post: operations["createCardToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree/transaction/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a card once
         * @description By the open attempt of the invoice. A nonce is used once.
         */
        post: operations["chargeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-status/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Settle an attempt to pay
         * @description Takes what was approved, says again what was taken, and closes what was neither, so that nothing is taken for it later.
         */
        put: operations["updatePaymentStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-status/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an attempt to pay
         * @description Not found for other persons.
         */
        get: operations["getPaymentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/attempt/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own assessments of a student
         * @description Those that are scheduled or were sat, and practices, which are always open.
         */
        get: operations["listOwnAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/attempt/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an attempt, or go on with it
         * @description The questions without keys and schemes, and a session key that ends that of any other tab. Without the key of the tab that sits, or takesOver, an attempt that is begun is refused as being sat elsewhere.
         */
        post: operations["startAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/attempt/save/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save answers, and ask for the time
         * @description Of each answer the higher revision is kept. Taken until 60 seconds after the end.
         */
        put: operations["saveAttempt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/attempt/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand in
         * @description With the answers that are not saved yet. Taken until 60 seconds after the end.
         */
        put: operations["submitAttempt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/attempt/call/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Call the invigilator, or take the call back
         * @description The invigilator sees it beside the candidate. Sent again it changes nothing.
         */
        put: operations["callInvigilator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/attempt/control/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause, resume, extend or void an attempt, or note something
         * @description With a reason, which stands among its events. Every act answers a call of the candidate.
         */
        put: operations["controlAttempt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/delivery/monitor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch the candidates of a delivery
         * @description A centre watches its own. Once it is closed, NCUK reads the figures of the questions too.
         */
        get: operations["monitorDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/marking/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far one's own scripts are
         * @description Of the marker that the sign-in names. A person without a marker number has none.
         */
        get: operations["getMarkingQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/marking/allocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read which deliveries have scripts without a marker, and who marks */
        get: operations["getMarkingAllocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/marking/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the scripts of a delivery to markers
         * @description Evenly, and none to two roles of one script; scripts that are given stay where they are. Scripts whose two totals lie too far apart get a third marker. check writes nothing.
         */
        post: operations["allocateMarking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/marking/script/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a script to mark it
         * @description The answers that people mark, with their schemes and the marks given so far; never the name or the centre. What the other markers gave is there for the third, and for all once each of them has submitted.
         */
        get: operations["getMarkingScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/marking/save/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the marks that are given so far
         * @description Sent again as they are held they change nothing.
         */
        put: operations["saveMarking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/marking/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Submit the marks of a script
         * @description Of every question. Totals within the tolerance agree at their mean; beyond it a third marker is asked.
         */
        put: operations["submitMarking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/marking/agree/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide the marks of a script as its third marker
         * @description With a reason, as the comment on the whole. These marks are the agreed ones.
         */
        put: operations["agreeMarking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/lead/convert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a student of a lead
         * @description A draft of its fields. One who may be contacted is invited to sign in.
         */
        post: operations["convertLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/link/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a student the link to the own registration
         * @description It sets a password, once, and replaces earlier ones. A student without a user gets one; one who has signed in gets no link, and neither does one who may not be contacted.
         */
        post: operations["createRegistrationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/register/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register an approved student
         * @description Gives the student ID, once. Needs Publish beside Modify.
         */
        put: operations["registerStudent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/curriculum/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a student of a centre may take in a year
         * @description The curricula that the centre has an accepted selection of, with all that follows from each, and which modules exclude each other.
         */
        get: operations["getCurriculumChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/student/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Students who may be the same person
         * @description Those of the caller's scope who were born on the same day and share the family name, or the first name where one has no family name.
         */
        get: operations["listStudentTwins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/re-register/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register students for another year
         * @description Each gets a curriculum of that year like the last one. A check writes nothing; of an application each student is done or not by itself.
         */
        put: operations["reRegisterStudents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment/taken-module/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which modules the students of a year take
         * @description By their open curricula of the year, within the caller's scope; of a centre, of a curriculum, or of both.
         */
        get: operations["listTakenModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment/student/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enrol students in modules and a block
         * @description Each in those of the modules that belong to the open curriculum of the year. A check writes nothing; of an application each student is done or not by itself.
         */
        put: operations["enrolStudents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/ucas-id/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take over the UCAS IDs of students
         * @description By names and birth date. Who has a UCAS ID keeps it, and counts as matched.
         */
        put: operations["syncUcasIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead-management/direct-placements/reply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reply to an offer of a university
         * @description By the student or the provider, until the day that the university has named. One offer can be firm, one insurance beside it.
         */
        put: operations["replyToOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/audit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that was changed of a student
         * @description Of the record and of what belongs to it, newest first.
         */
        get: operations["listStudentChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-portal/application/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the applications by who has to decide, or has decided */
        get: operations["countApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-portal/application/step/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the answers of one step
         * @description In place of those of the step, by the same rules as the whole record; what is left out is emptied. Those of the steps student and contact are stored in the record of the student. Key documentation has no answers: its files have calls of their own.
         */
        put: operations["saveApplicationStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-portal/predicted-grades/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What teachers predict for the student who is signed in */
        get: operations["listOwnPredictedGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course-finder/course/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses that a student can apply to, and why each fits or not
         * @description Those that are open to the stream of the student, or to any while there is none. The student's grades are the results that the caller may see, else what teachers predict.
         */
        get: operations["findCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course-finder/course/favourite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a course among the favourites of a student, or no longer
         * @description By the student alone. The same answer twice changes nothing.
         */
        put: operations["keepFavouriteCourse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clearing/offer/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Students in clearing with their released marks
         * @description Those whom an offer can be made. A university sees no mark before its release to universities.
         */
        get: operations["listClearingMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clearing/offer/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offers of clearing to the student who asks */
        get: operations["listOwnClearingOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clearing/offer/reply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline an offer of clearing
         * @description For the student alone. Accepting one declines the others and places the student. Refused once it has expired; accepting also while its entry is closed.
         */
        put: operations["replyToClearingOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clearing/predicted-grades/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Predicted grades of students in clearing beside those that they have achieved */
        get: operations["listPredictedGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clearing/course/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses that are open to the stream of a student in clearing */
        get: operations["listClearingCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/import/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Check the rows of a UCAS file
         * @description Nothing but the import itself is written, which is Ready then. A file that lacks a column is refused, and its import has failed. Those of an import that is Ready are checked anew.
         */
        put: operations["checkUcasRows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/import/run/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Import the rows of a UCAS file that were checked
         * @description Rows that are wrong become errors.
         */
        put: operations["runUcasImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/import/undo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put back all that a UCAS import has changed
         * @description All or nothing, within 24 hours. Refused where something of it was changed since.
         */
        put: operations["undoUcasImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/import/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link to a file of the rows that were wrong, with the reasons
         * @description The link reads it for five minutes. Needs Download beside View.
         */
        get: operations["getUcasWrongRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/import/rows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of a UCAS import
         * @description In the order of the file.
         */
        get: operations["listUcasRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/error-type/dropdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be wrong with a row of a UCAS file */
        get: operations["listUcasErrorTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/error/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The errors of a UCAS import
         * @description In the order of the file.
         */
        get: operations["listUcasErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ucas/error/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Fix a row that was wrong, ignore it, or open it again
         * @description A row that is fixed is imported at once, with those of the same applicant that can be by then.
         */
        put: operations["updateUcasError"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/student-result/slip/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all results of a student that the caller may see, by module
         * @description The id is that of the student. It also says when awaited results come.
         */
        get: operations["getResultSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/student-result/changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that was changed of the results of a student
         * @description The id is that of the student. Newest first. For the provider alone.
         */
        get: operations["listResultChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/module-group/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the results of a set are, by module
         * @description The id is that of the set. Whoever is not of the provider reads the figures of what is released to them.
         */
        get: operations["listModuleGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/centre-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the results of a set are, by centre
         * @description The id is that of the set. A centre reads its own figures, once they are released to it.
         */
        get: operations["getCentreDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/download/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link to a file of results
         * @description For whoever holds the flag of the kind, as the sign-in answers it. It has what the caller may see at the moment. The link reads the file for five minutes.
         */
        post: operations["downloadResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/download/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of results that were downloaded
         * @description The last 200 of the own ones, for the provider of those of everybody.
         */
        get: operations["listResultDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/view-flag/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show results, or hide them
         * @description Of a set from one of its audiences, or single results from all of them. What is hidden is in no answer from then on. A set is not hidden from centres while students see it.
         */
        put: operations["updateViewFlags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/validation-flag/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Validate a set, or take it back
         * @description Refused while rows lack their marks. A validated set stands in review, one that is taken back is a draft.
         */
        put: operations["updateValidationFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/certificate-download/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let students download their certificates, or not
         * @description By set, for fees that are open. A download answers by it from then on.
         */
        put: operations["updateCertificateDownload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/student-result/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Release the results of single students that were held back
         * @description Hidden and withheld results of a released set; a withheld one passes or fails by its mark. Needs Publish beside Modify.
         */
        put: operations["releaseHeldBack"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/release-date/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when each audience sees a result set
         * @description Universities first, students last, or together. Needs Publish beside Modify.
         */
        put: operations["updateReleaseDates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/release/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands against the release of a result set
         * @description Writes nothing. For the provider alone.
         */
        get: operations["checkRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/release/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Release a result set to an audience, or withdraw it
         * @description A release is refused with the first error of its check, a withdrawal from centres while students have the results. The audience sees the results when its time has come, and is told once. Needs Publish beside Modify.
         */
        put: operations["releaseResults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/upload/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check or import a file of marks
         * @description check writes nothing. apply writes what the check announced, as one batch, and leaves out the rows that are wrong. Rows are known by their student and module in the set. For the provider alone.
         */
        post: operations["uploadResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/upload/undo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore every mark that an upload has changed, and remove those that it brought
         * @description All or nothing. Refused where one of them was changed since.
         */
        put: operations["undoUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/upload/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The columns of a file for a set, with a row for each enrolled student and what is known of it
         * @description Needs Add beside View.
         */
        get: operations["getUploadTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/upload/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The uploads of a set
         * @description The id is that of the set. For the provider alone.
         */
        get: operations["listUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-management/validation/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a certificate is valid, by its code and the family name on it
         * @description Without a session. A wrong name and an unknown code are answered alike; after ten misses in ten minutes none is looked up.
         */
        post: operations["checkCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-management/validation/details/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a certificate is valid, by its link
         * @description Without a session. Of the name only the initials; after ten misses in ten minutes none is looked up.
         */
        get: operations["getCertificateVerdict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-management/certificate/graph/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the certificates by the month of their issue */
        get: operations["countCertificatesByMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-management/certificate/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Issue certificates of a type to students of a result set
         * @description To all students of the set unless some are named. A check writes nothing; of an application each student gets a certificate or is held back by itself. Needs Publish beside Add.
         */
        put: operations["issueCertificates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-management/download/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a certificate as it is printed
         * @description The id is that of the certificate. Each read counts as a download. Needs Download beside View.
         */
        get: operations["getCertificatePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/graph/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the courses that were approved, by the month until which they are valid */
        get: operations["countCoursesByMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/functional/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one course as students see it
         * @description As it was approved last, while a change to it waits. Not found where it was never approved, is inactive, or is not valid any more.
         */
        get: operations["getApprovedCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/english-requirement/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the english requirements of a course
         * @description The whole list at once; a row with its id is kept, one without is new, one that is left out goes.
         */
        put: operations["updateEnglishRequirements"];
        /**
         * Give a course its english requirements
         * @description The whole list at once; a row with its id is kept, one without is new, one that is left out goes.
         */
        post: operations["createEnglishRequirements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/english-requirement/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take all english requirements from a course */
        delete: operations["deleteEnglishRequirements"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/english-requirement/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the english requirements of a course
         * @description The id is that of the course.
         */
        get: operations["getEnglishRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/academic-requirement/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the academic requirements of a course
         * @description The whole list at once; a row with its id is kept, one without is new, one that is left out goes.
         */
        put: operations["updateAcademicRequirements"];
        /**
         * Give a course its academic requirements
         * @description The whole list at once; a row with its id is kept, one without is new, one that is left out goes.
         */
        post: operations["createAcademicRequirements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/academic-requirement/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take all academic requirements from a course */
        delete: operations["deleteAcademicRequirements"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/academic-requirement/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the academic requirements of a course
         * @description The id is that of the course.
         */
        get: operations["getAcademicRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courses that the caller may see as a table
         * @description It has what the list shows the caller.
         */
        get: operations["downloadCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/template/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of a file by which courses are imported */
        get: operations["getCourseTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/course/create/dropdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the form of a course chooses from
         * @description Active records that the caller may see.
         */
        get: operations["listCourseFormOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/institute/staging/decision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let a staged university in, or not
         * @description Only in review. It becomes a university or is merged into one, which needs Publish, or is rejected with a comment. 409 where it is not in review, or another university has its name or code.
         */
        put: operations["decideStagedUniversity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/centre-staging/decision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let a staged centre in, or not
         * @description Only in review. It becomes a centre with its first user, who is mailed a link, or is merged into one, which needs Publish, or is rejected with a comment. 409 where it is not in review, or another centre has its name or code.
         */
        put: operations["decideStagedCentre"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/centre-selection/offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a centre is offered, and how far its selections are */
        get: operations["listOfferedCurricula"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/centre-selection/step/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a centre has answered of a curriculum, and what it may choose
         * @description The id is that of the curriculum.
         */
        get: operations["getSelection"];
        /**
         * Answer one step of a selection
         * @description The id is that of the curriculum. What rested on an answer that is gone falls with it.
         */
        put: operations["saveSelectionStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/centre-selection/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Submit a selection to the provider */
        put: operations["confirmSelection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/centre-selection/accept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept a completed selection */
        put: operations["acceptSelection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/centre-selection/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a completed selection back to the centre, with a comment */
        put: operations["rejectSelection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/centre-selection/reopen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Open an accepted selection again, with a comment */
        put: operations["reopenSelection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/comment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the centre and the provider say to each other about a selection or a custom request
         * @description The oldest first. Internal comments are of the provider alone, and in no other person's answer.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/comment/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a selection or a custom request
         * @description Of those who may change the selection or make requests. The other side is notified of a comment that is not internal. One requestId makes one comment.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/comment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete comments of one's own, for ten minutes */
        delete: operations["deleteComments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/custom-request/accept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve a custom request that is in review */
        put: operations["acceptCustomRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/custom-request/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reject a custom request that is in review, with a comment */
        put: operations["rejectCustomRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module-properties/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List module rules
         * @description Readable for schedulers too, whose findings come from the rules.
         */
        get: operations["listModuleRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module-properties/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a module rule */
        post: operations["createModuleRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module-properties/update/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a module rule */
        put: operations["updateModuleRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module-properties/details/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a module rule */
        get: operations["getModuleRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module-properties/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish module rules
         * @description Only a draft can be published. Who may publish need not be allowed to modify; logPermission is Modify all the same.
         */
        put: operations["publishModuleRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/module-properties/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete module rules
         * @description Deletes each rule as a whole.
         */
        delete: operations["deleteModuleRules"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/paper/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the questions of a paper as it has them, with their keys
         * @description A sealed paper has the versions that it was sealed with.
         */
        get: operations["getPaperContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/delivery/sitting/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the published blocks in which a paper can be sat
         * @description With the dates and slots that hold its module, and the centres that have times there.
         */
        get: operations["listSittings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/delivery/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * What stands against scheduling a delivery
         * @description Writes nothing.
         */
        put: operations["checkDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/delivery/regrade/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a question of a delivery again by its present key
         * @description The question has been corrected and approved. check says who changes. Needs Publish beside Modify.
         */
        post: operations["regradeDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dap/delivery/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the agreed marks of a delivery to the result set of its block
         * @description As an upload batch, in per cent of the total. Sent again it writes what differs only. Needs Publish beside Modify.
         */
        post: operations["sendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/tag/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make one tag of several
         * @description Files that have one of the tags get the other one. Their names and synonyms lead there from then on.
         */
        put: operations["mergeTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/content/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The folders of the library, and the files of one of them */
        get: operations["listAssetContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/rename/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a file another name */
        put: operations["renameAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put files into another folder, all or none */
        put: operations["moveAssets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add tags to files, all or none */
        put: operations["tagAssets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/directory/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put folders into another one, all or none */
        put: operations["moveFolders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/directory/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete a folder with what becomes of its content
         * @description Its content goes into the folder above, or its files into the archive.
         */
        put: operations["removeFolder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a newer file in the place of one */
        post: operations["addAssetVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/restore-version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an older version the current one again */
        put: operations["restoreAssetVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link that saves a file; of an older version to those who may change it
         * @description Noted as a view; who has no Download is refused.
         */
        get: operations["downloadAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link that saves files as one ZIP */
        post: operations["downloadAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Link that shows a file, and how it is shown */
        get: operations["previewAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/same": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of the library that have these bytes */
        get: operations["findSameAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/archive/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files in the archive */
        get: operations["listArchivedAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/archive/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take files out of the archive, all or none */
        put: operations["restoreArchivedAssets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/archive/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete files of the archive for ever, all or none */
        delete: operations["deleteArchivedAssets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/shareable-link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The links to a file */
        get: operations["listShareLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/shareable-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to a file
         * @description The answer is the only one that has the link: the server keeps a digest of it.
         */
        post: operations["createShareLink"];
        /** End links to files */
        delete: operations["revokeShareLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/asset/open-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a file by a link, which counts as one use of it
         * @description Refused with the reason where the link is unknown, ended, used up or revoked, and where its password is wrong; after ten wrong ones it waits.
         */
        post: operations["openShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/shared/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What others share with the caller */
        get: operations["listSharedWithMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/shared/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note until when the caller has seen what is shared
         * @description An earlier instant than is noted changes nothing; of a later one than anything shared the newest of what is shared counts.
         */
        put: operations["markSharedSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-management/dashboard/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the library holds, and what waits */
        get: operations["readAssetSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-management/contact/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one contact of two
         * @description Groups and roles of both stay with the one that is kept. Two that both sign in are not merged.
         */
        post: operations["mergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-management/contact/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the groups that a contact belongs to */
        get: operations["listGroupsOfContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-management/group/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of a contact group */
        get: operations["listGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-management/group/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the contacts that rules hold for */
        post: operations["previewGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/recipient/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the people that a message to an audience, or to groups and contacts, would reach
         * @description A person matched twice counts once. Who is inactive, may not be written to or is a lead without consent is left out, and counted as such.
         */
        post: operations["countRecipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/component/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a message can be about
         * @description The pages of the provider's menu that have records.
         */
        get: operations["listMessageComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/placeholder/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a text may name in double braces */
        get: operations["listPlaceholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/contact/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choose among the people who may be written to */
        get: operations["listMessageContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/notification/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a message with its deliveries */
        get: operations["getCommunicationDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/notification/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what a contact has not read */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/delivery/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what became of messages, one for each person and channel */
        get: operations["listMessageDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/status/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a message, schedule it, or take a scheduled one back
         * @description By who may publish.
         */
        put: operations["updateCommunicationStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/stop/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop a message that is being sent
         * @description By who may publish. What was sent stays as it is; the rest is never sent, and is not tried again.
         */
        put: operations["stopCommunication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/retry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Try the failed deliveries of a message again, and no others
         * @description By who may publish.
         */
        put: operations["retryCommunication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fill in a message for one person */
        post: operations["previewMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to oneself, as one person will read it */
        post: operations["testMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-management/staging/decision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let a staged contact in, or not
         * @description Only in review. It becomes a contact or is merged into one, which needs Publish, or is rejected with a comment.
         */
        put: operations["decideStagedContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-management/module/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a module in its menu
         * @description Refused below itself. Modules that stand at its new place, or after it, make room.
         */
        put: operations["placeMenuModule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-management/role-module/menu/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the menu that a role's rights are given in
         * @description Active modules of the menu of the role's type, each before those below it, with the labels that they offer.
         */
        get: operations["getRoleMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-management/user/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether a username is free */
        post: operations["validateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-management/user/password/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mail a user a link to set a password
         * @description It ends those sent before. Refused for an inactive user.
         */
        put: operations["sendUserPasswordLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-management/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where a user is signed in */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-management/user/rights/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the permission tree that a user gets */
        get: operations["getUserRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/academicDate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an academic date of an exam block by the prefixed address
         * @description Same as the call without the prefix.
         */
        delete: operations["deleteExamAcademicDateSms"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List exam blocks */
        get: operations["listExamBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create one exam block
         * @description The answered id is plain.
         */
        post: operations["createExamBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update one exam block
         * @description Refused with 400 when a mapping exists.
         */
        put: operations["updateExamBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/summary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the summary of one exam block
         * @description With a date id dateInformation holds that date only.
         */
        get: operations["getExamBlockSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/academicDate/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the academic dates of one exam block */
        post: operations["updateExamAcademicDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/examblock/academicDate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an academic date of one exam block
         * @description The id is that of the academic date; the path lacks the prefix of its siblings.
         */
        delete: operations["deleteExamAcademicDate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete exam blocks
         * @description All or none; refused while a curriculum offers one of them.
         */
        delete: operations["deleteExamBlocks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish exam blocks
         * @description Only a draft can be published.
         */
        put: operations["publishExamBlocks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/timeslot/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the saved zones and slot times of one exam block
         * @description Empty when none were saved yet.
         */
        get: operations["getExamTimeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/timezone/mapping/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the zones and slot times of one exam block
         * @description Replaces what was saved; what was scheduled into slots that remain stays.
         */
        put: operations["mapExamTimeZones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/timezone/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the slots of one exam block
         * @description Slot groups in slot order.
         */
        get: operations["listExamTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/examblock/exam-date/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the dates of one exam block */
        get: operations["listExamDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-exam-block-module/{examblockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the schedule of a date of one exam block
         * @description Replaces what the named dates had.
         */
        put: operations["saveExamSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a test block for editing */
        get: operations["getTestBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/academicDate/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the academic dates of a test block */
        get: operations["listTestAcademicDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List test blocks */
        get: operations["listTestBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create one test block
         * @description The answered id is plain.
         */
        post: operations["createTestBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update one test block
         * @description Refused with 400 when a mapping exists.
         */
        put: operations["updateTestBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/summary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the summary of one test block
         * @description With a date id dateInformation holds that date only.
         */
        get: operations["getTestBlockSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/academicDate/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the academic dates of one test block */
        post: operations["updateTestAcademicDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testblock/academicDate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an academic date of one test block
         * @description The id is that of the academic date; the path lacks the prefix of its siblings.
         */
        delete: operations["deleteTestAcademicDate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete test blocks
         * @description All or none; refused while a curriculum offers one of them.
         */
        delete: operations["deleteTestBlocks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish test blocks
         * @description Only a draft can be published.
         */
        put: operations["publishTestBlocks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/timeslot/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the saved zones and slot times of one test block
         * @description Empty when none were saved yet.
         */
        get: operations["getTestTimeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/timezone/mapping/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the zones and slot times of one test block
         * @description Replaces what was saved; what was scheduled into slots that remain stays.
         */
        put: operations["mapTestTimeZones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/timezone/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the slots of one test block
         * @description Slot groups in slot order.
         */
        get: operations["listTestTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/testblock/test-date/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the dates of one test block */
        get: operations["listTestDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-test-block-module/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the schedule of a date of one test block
         * @description Replaces what the named dates had.
         */
        put: operations["saveTestSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What every answer has beside its data. */
        Envelope: {
            /** @description Repeats the HTTP status. */
            code: number;
            message: string;
            /** @description The text that a person is shown; wins over message. */
            description: string;
        };
        /** @description A date inside an object of its own. */
        DateBox: {
            date: components["schemas"]["DateTime"];
        };
        /**
         * Format: date
         * @description A day without a zone, yyyy-MM-dd.
         */
        CivilDate: string;
        /** @description A field before and after, in words; times as they travel. */
        RecordChange: {
            field: string;
            before: string;
            after: string;
        };
        /** @description A row of a file: its line there, and its cells by field. */
        ImportRow: {
            line: number;
            fields: {
                [key: string]: string;
            };
        };
        /** @description What becomes, or became, of a row. */
        ImportOutcome: {
            line: number;
            /** @enum {string} */
            outcome: "new" | "changed" | "unchanged" | "wrong";
            problems: {
                field: string;
                value: string;
                description: string;
                /** @description The nearest value that the field takes, where the one of the file leads to none; of several, all of them. */
                suggestion?: string;
            }[];
            changes: components["schemas"]["RecordChange"][];
        };
        /** @description One occurrence. Of a whole day the days are those of any zone; a time is that of the wall in its zone, with its instants. A time is also answered on the day before and after the range, as it may be within in another zone. */
        CalendarEntry: {
            source: components["schemas"]["CalendarSource"];
            /** @description Stable for source and occurrence; identifies it in calendar files. */
            key: string;
            title: string;
            /** @description The word for its kind. */
            label: string;
            /** @description Where or for what. */
            detail?: string;
            isAllDay: components["schemas"]["Flag"];
            startDate: components["schemas"]["CivilDate"];
            endDate: components["schemas"]["CivilDate"];
            startTime?: components["schemas"]["SlotTime"];
            endTime?: components["schemas"]["SlotTime"];
            timezoneName?: string;
            startsAt?: components["schemas"]["DateTime"];
            endsAt?: components["schemas"]["DateTime"];
            /** @enum {string} */
            state: "Tentative" | "Confirmed" | "Cancelled";
            sequence: number;
            /** @description The resource whose record it opens. */
            resource: string;
            /** @description Plain id of that record. */
            recordId: number;
            /** @description Whether it is one of several, which can be changed by itself. */
            recurs?: components["schemas"]["Flag"];
        };
        /** @description An e-mail address, which has at most 254 characters. */
        Username: string;
        /** @description What is longer is refused before it is hashed. */
        Password: string;
        SignInRequest: {
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        TokenLife: {
            /** @description Seconds. */
            token_expires_in: number;
            /** @description Unix time in seconds. */
            token_expires_timestamp: number;
            token_type: string;
            refresh_token: string;
        };
        /** @description Plain id of a record. */
        Id: number;
        /**
         * @description 1 given, 0 not given; null counts as 0.
         * @enum {integer|null}
         */
        ConsentFlag: 0 | 1 | null;
        /** @description The token, the person, and the person's centre, year and consents. */
        SignInData: components["schemas"]["TokenLife"] & {
            token: string;
            userId: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            contactId: components["schemas"]["Id"];
            userType: string;
            username: string;
            /** @description STUDENT, CENTER, INSTITUTE, NCUK, or one that is not known. */
            contactTypeParentName: string;
            role_id: number | null;
            studentId: number | null;
            institutionId: number | null;
            institutionName: string | null;
            contactTypeId: number;
            contactTypeParentId: number;
            placementType: string | null;
            email: string;
            markerId: number | null;
            centreId: number | null;
            centreName: string | null;
            centreCode: string | null;
            yearId: number | null;
            yearDesc: string | null;
            deliveryTypeEdit: number | null;
            mandatoryConsent: components["schemas"]["ConsentFlag"];
            nonMandatoryConsent: components["schemas"]["ConsentFlag"];
        };
        /** @description Which downloads of results this user may use. */
        DownloadResultFlags: {
            bulkDownloadFlag: boolean;
            csvDownloadFlag: boolean;
            eCertificateFlag: boolean;
            eTranscriptFlag: boolean;
            excelResultsDownloadFlag: boolean;
        };
        SignInAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SignInData"];
            addToClearingToggle: boolean;
            downloadResultFlags: components["schemas"]["DownloadResultFlags"];
        };
        ErrorAnswer: components["schemas"]["Envelope"] & {
            data: null;
        };
        Token: string;
        RefreshTokenRequest: {
            userId: components["schemas"]["Id"];
            refreshToken: components["schemas"]["Token"];
        };
        RefreshTokenData: components["schemas"]["TokenLife"] & {
            access_token: string;
        };
        RefreshTokenAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RefreshTokenData"];
        };
        /** @description AES-CBC with PKCS7 padding over the decimal text of an id, written as URL-safe base64 without padding characters, so that it is one path segment. */
        EncryptedId: string;
        SignOutRequest: {
            refreshToken: components["schemas"]["Token"];
        };
        /** @description A write that went through and has nothing to give but its description. */
        DoneAnswer: components["schemas"]["Envelope"] & {
            data: null;
        };
        ContactSubRoute: {
            /** @description Absolute pattern; a segment ":name" matches one segment. */
            route: string;
            /** @description One label, or several of which any one is enough. */
            permission: string | string[];
        };
        /** @description A route of this contact; its sub-routes are allowed by the permissions of the tree's node that has the route. */
        ContactRoute: {
            componentName: string;
            route: string;
            subRoutes: components["schemas"]["ContactSubRoute"][];
        };
        ContactRoutesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ContactRoute"][];
        };
        ContactMetaDetails: {
            contactId: components["schemas"]["Id"];
            parentContactType: string;
            studentId: number | null;
            centreId: number | null;
            institutionId: number | null;
            userId: components["schemas"]["Id"];
            firstName: string;
        };
        NamedPermission: {
            permissionName: string;
        };
        /** @description A node of the permission tree, from which menu and access are built. */
        RoutePermissionNode: {
            componentId: number;
            componentName: string;
            /** @description Paths of the node; empty for a group without one. */
            routes: string | string[] | null;
            /** @description Labels, plain or as objects; both forms may be mixed. */
            permissions: (string | components["schemas"]["NamedPermission"])[];
            iconsName: string | null;
            children: components["schemas"]["RoutePermissionNode"][];
        };
        RoutePermissions: {
            contactMetaDetails: components["schemas"]["ContactMetaDetails"];
            routePermissions: components["schemas"]["RoutePermissionNode"][];
        };
        RoutePermissionsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RoutePermissions"];
        };
        /** @description Where documents are kept; held in memory only. */
        StorageSettings: {
            NX_ACCESS_KEY_ID: string;
            NX_SECRET_ACCESS_KEY: string;
            NX_BUCKET_NAME: string;
        };
        StorageSettingsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StorageSettings"];
        };
        ChangePasswordRequest: {
            userId: components["schemas"]["Id"];
            /** @description The current one. */
            password: components["schemas"]["Password"];
            newPassword: components["schemas"]["Password"];
        };
        UserReference: {
            userId: components["schemas"]["Id"];
        };
        /** @description The password was changed when the list has a first element. */
        ChangePasswordAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UserReference"][];
        };
        ForgotPasswordRequest: {
            username: components["schemas"]["Username"];
        };
        ValidateResetKeyAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UserReference"];
        };
        ResetPasswordRequest: {
            newPassword: components["schemas"]["Password"];
        };
        /**
         * @description 1 yes, 0 no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        ConsentDetail: {
            status: components["schemas"]["Flag"];
            /** @enum {string} */
            consentType: "MANDATORY_CONSENT" | "NON_MANDATORY_CONSENT";
        };
        UpdateConsentRequest: {
            userId: components["schemas"]["Id"];
            consentDetails: components["schemas"]["ConsentDetail"][];
        };
        /** @description The first address is the document's; an empty list means that there is none. */
        PrivacyPolicyUrlAnswer: components["schemas"]["Envelope"] & {
            data: string[];
        };
        /**
         * Format: stamp
         * @description "yyyy-MM-dd HH:mm:ss.SSSSSS" in UTC.
         */
        DateTime: string;
        Figure: {
            /** @description The entry of the menu whose tile shows it. */
            componentId: number;
            /** @description As it is read: "12", "£1,250.00", "74%". */
            value: string;
            /** @description The words beside the value. */
            text: string;
            /** @description The page of the portal with what is behind it; ids are encrypted. */
            address: string;
            /** @description The value is the total of the list at the address. */
            isCount: components["schemas"]["Flag"];
            asOf: components["schemas"]["DateBox"];
        };
        FiguresAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Figure"][];
        };
        WaitingLine: {
            /** @description The entry of the menu that it belongs to. */
            componentId: number;
            /** @description What waits. */
            text: string;
            /** @description More of it; may be empty. */
            note: string;
            /** @description Since or until when, in words; may be empty. */
            when: string;
            isLate: components["schemas"]["Flag"];
            /** @description The page of the portal where it is done. */
            address: string;
        };
        WaitingAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WaitingLine"][];
        };
        /** @description How many of all. */
        Progress: {
            done: number;
            total: number;
        };
        /** @description Who is enrolled for a block; withdrawn and deferred enrolments do not count. */
        BlockCandidates: {
            /** @description The total of the list at the address. */
            enrolments: number;
            /** @description How many different people they are. */
            students: number;
            /** @description From how many centres they come. */
            centres: number;
            /** @description The list of these enrolments in the portal; ids are encrypted. */
            address: string;
        };
        /** @description Wall-clock time, 24-hour HH:MM. A time of twelve hours fits in, to be refused in words of its own. */
        SlotTime: string;
        /** @description When the first sitting begins on the wall of a time zone. */
        FirstStart: {
            /** @description As the list of time zones names it. */
            zoneName: string;
            day: components["schemas"]["CivilDate"];
            time: components["schemas"]["SlotTime"];
        };
        NextBlock: {
            /** @enum {string} */
            kind: "exam" | "test";
            name: string;
            code: string;
            startDate: components["schemas"]["CivilDate"];
            endDate: components["schemas"]["CivilDate"];
            /** @description From today until it begins. */
            daysAhead: number;
            /** @description How many modules are scheduled. */
            modules: number;
            /** @description Days of the week from Monday to Friday that have modules. */
            filledDays: components["schemas"]["Progress"];
            /** @description Active academic dates that have a date. */
            academicDates: components["schemas"]["Progress"];
            /** @description Active centres whose time zone is one of the block. */
            centres: number;
            /** @description Left out for who may not list enrolments. */
            candidates?: components["schemas"]["BlockCandidates"];
            /** @description Of each zone of the block; empty while nothing is scheduled. */
            starts: components["schemas"]["FirstStart"][];
            /** @description The page of the portal that shows the block to the caller; ids are encrypted. */
            address: string;
        };
        NextBlockAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["NextBlock"] | null;
        };
        /** @description A part of a small chart. */
        TrendMark: {
            /** @description What the part stands for: of weeks and days their first day, as YYYY-MM-DD; else words ("over 30 days", a name). */
            label: string;
            /** @description How many. */
            value: number;
            /** @description The part that the value is about: this week, a day with a release. */
            isMarked: components["schemas"]["Flag"];
        };
        Trend: {
            /** @description The entry of the menu that it belongs to. */
            componentId: number;
            /** @description What is counted. */
            title: string;
            /** @description As it is read: "86", "£48,210". */
            value: string;
            /** @description What the value is to be seen beside. */
            text: string;
            /** @description The page of the portal with what is behind it; ids are encrypted. */
            address: string;
            /**
             * @description Weeks in their order, parts of a whole, days in their order, or names.
             * @enum {string}
             */
            chart: "weeks" | "parts" | "days" | "names";
            marks: components["schemas"]["TrendMark"][];
        };
        TrendsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Trend"][];
        };
        RecentAct: {
            /** @description The newest entry of a history that it is about. */
            historyId: number;
            at: components["schemas"]["DateBox"];
            /** @description The name of the person. */
            by: string;
            /** @description As histories call it: "published", "rejected". */
            act: string;
            /** @description As uses name it: "Student", "Examblock". */
            resource: string;
            recordId: number;
            /** @description The name of the record. */
            name: string;
            /** @description What the records are called, in a sentence: "exam block", "students". */
            noun: string;
            /** @description How many records one person did the same to within a minute. */
            count: number;
        };
        RecentActsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RecentAct"][];
        };
        ReportsAnswer: components["schemas"]["Envelope"] & {
            data: {
                report: string;
            }[];
        };
        ReportFigure: {
            name: string;
            /** @description As it is read. */
            value: string;
            /** @description More of it; may be empty. */
            note: string;
        };
        ReportSeries: {
            name: string;
            /** @description Null where there is none. */
            values: (number | null)[];
        };
        ReportChart: {
            /** @description What is measured. */
            title: string;
            /** @description What it means. */
            summary: string;
            /**
             * @description Of scatter the first series lies along, the second one up.
             * @enum {string}
             */
            kind: "columns" | "bars" | "lines" | "stacks" | "scatter";
            /** @enum {string} */
            unit: "" | "%";
            points: string[];
            series: components["schemas"]["ReportSeries"][];
            /** @description The points in front of this place are below the pass mark. */
            failBelow?: number;
        };
        ReportColumn: {
            name: string;
            isNumber: components["schemas"]["Flag"];
        };
        ReportRow: {
            /** @description One for each column. */
            cells: string[];
            /** @description The page of the portal that tells more of it. */
            address?: string;
        };
        ReportData: {
            asOf: components["schemas"]["CivilDate"];
            /** @description What it is about. */
            subject: string;
            figures: components["schemas"]["ReportFigure"][];
            series: components["schemas"]["ReportChart"][];
            columns: components["schemas"]["ReportColumn"][];
            rows: components["schemas"]["ReportRow"][];
        };
        ReportAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ReportData"];
        };
        Notification: {
            inAppNotificationId: components["schemas"]["Id"];
            communicationSubject: string;
            /** @description Rich text, to be sanitised. */
            content: string;
            /**
             * @description 0 unread, 1 read.
             * @enum {integer}
             */
            status: 0 | 1;
            createdAt: components["schemas"]["DateBox"];
            /**
             * @description 1 for what the sender calls important.
             * @enum {integer}
             */
            isImportant?: 0 | 1;
        };
        NotificationsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Notification"][];
        };
        UpdateNotificationRequest: {
            contactId: number;
        };
        /** @description The event that takes the place of one occurrence of a series, or of that one and all later ones. */
        OccurrenceRequest: {
            requestId: string;
            occurrence: components["schemas"]["CivilDate"];
            /** @enum {string} */
            appliesTo: "this" | "following";
            /** @description Its fields; the rules are those of the resource. */
            event: {
                [key: string]: unknown;
            };
        };
        OccurrenceAnswer: components["schemas"]["Envelope"] & {
            data: {
                eventId: number;
            };
        };
        AnnouncementAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description How many people got a notification. */
                told: number;
            };
        };
        /**
         * @description What an entry of the calendar comes from.
         * @enum {string}
         */
        CalendarSource: "events" | "holidays" | "examBlocks" | "testBlocks" | "academicDates" | "teachingDates" | "results" | "followUps" | "replyDates" | "operations" | "messages";
        /** @description What a feed is narrowed to; all where a field is left out. */
        CalendarFilters: {
            sources?: components["schemas"]["CalendarSource"][];
            eventTypes?: string[];
            centreIds?: number[];
            examBlockId?: number;
            testBlockId?: number;
        };
        CalendarFeedRequest: {
            filters: components["schemas"]["CalendarFilters"];
        };
        CalendarFeedAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description Below the host of the calls unless it begins with a scheme. */
                address: string;
            };
        };
        /** @enum {string} */
        MasterType: "examblock" | "testblock" | "centre" | "intake" | "program" | "stream" | "module" | "university" | "curriculum" | "subcurriculum" | "combo";
        GenerateCodeRequest: {
            /** @description The short name of a block or the name of another record. */
            name: string;
            masterType: components["schemas"]["MasterType"];
        };
        GenerateCodeAnswer: components["schemas"]["Envelope"] & {
            data: {
                masterCode: string;
            };
        };
        TimeZoneAdminZone: {
            timezoneid: components["schemas"]["Id"];
            timezonename: string;
            abbreviation: string;
            /** @description Names separated by comma and space. */
            country: string;
        };
        TimeZoneAdminGroup: {
            TimeZoneGroupName: string;
            timeZoneGroupId: components["schemas"]["Id"];
            timezonegroupdata: components["schemas"]["TimeZoneAdminZone"][];
        };
        TimeZoneAdminAnswer: components["schemas"]["Envelope"] & {
            data: {
                timeZoneAdminLists: components["schemas"]["TimeZoneAdminGroup"][];
            };
        };
        /**
         * @description What a module is evaluated by.
         * @enum {string}
         */
        Evaluation: "exam" | "test";
        /** @description A name without a rule of its own. */
        Label: string;
        /** @description Labels of versions, sent back unchanged. */
        VersionLabels: components["schemas"]["Label"][];
        SubmoduleEntry: {
            moduleId: components["schemas"]["Id"];
            moduleName: string;
            version: components["schemas"]["VersionLabels"];
        };
        /** @description A module that can be scheduled. */
        ModuleEntry: {
            moduleId: components["schemas"]["Id"];
            moduleName: string;
            /** @description Hex colour of the card's marker, as "#1f6feb". */
            colourCode: string | null;
            versions: components["schemas"]["VersionLabels"];
            subModule: components["schemas"]["SubmoduleEntry"][];
        };
        ModulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ModuleEntry"][];
        };
        CombinationModule: {
            moduleId: components["schemas"]["Id"];
            moduleName: string;
        };
        /** @description Modules that some students take together. */
        Combination: {
            combinationId: components["schemas"]["Id"];
            combinationName: string;
            programmeName: string;
            studentCount: number;
            modules: components["schemas"]["CombinationModule"][];
        };
        CombinationsAnswer: components["schemas"]["Envelope"] & {
            data: {
                combinationList: components["schemas"]["Combination"][];
            };
        };
        Holiday: {
            date: components["schemas"]["CivilDate"];
            holidayName: string;
            /** @description Named as in the list of time zones. */
            countries: string[];
        };
        HolidaysAnswer: components["schemas"]["Envelope"] & {
            data: {
                holidayList: components["schemas"]["Holiday"][];
            };
        };
        /** @description A name in any script, trimmed. */
        Title: string;
        /** @description Letters A to Z, digits, blank and - _ @ &. */
        Code: string;
        /** @description Several lines of text. */
        Long: string;
        CurriculumCentre: {
            centreSelectionId: components["schemas"]["Id"];
            centreId: IdOf<"Centre">;
            centreName: string;
            /**
             * @description Of its selection.
             * @enum {integer}
             */
            status: 3 | 4 | 5;
        };
        MissingPoint: {
            text: string;
            /** @description The page of the portal where it can be added. */
            address: string;
        };
        CurriculumSummaryAnswer: components["schemas"]["Envelope"] & {
            data: {
                curriculum: components["schemas"]["Curriculum"];
                streams: components["schemas"]["Stream"][];
                subcurricula: components["schemas"]["Subcurriculum"][];
                combos: components["schemas"]["Combo"][];
                /** @description One for each selection of it. */
                centres: components["schemas"]["CurriculumCentre"][];
                missing: components["schemas"]["MissingPoint"][];
            };
        };
        CreditInvoiceRequest: {
            reason: string;
            /** @description Numbers of lines, from 1 on; none for the whole invoice. */
            lines: number[];
        };
        CreditInvoiceAnswer: components["schemas"]["Envelope"] & {
            data: {
                invoiceId: IdOf<"Invoice">;
            };
        };
        AsRead: {
            /** @description Of the record as it was read. */
            updatedAt: components["schemas"]["DateBox"];
        };
        InvoiceFileAnswer: components["schemas"]["Envelope"] & {
            data: {
                fileName: string;
                /** @enum {string} */
                mediaType: "text/html";
                /** @description The text of the page. */
                content: string;
            };
        };
        InvoiceIdsRequest: {
            invoiceId: IdOf<"Invoice">[];
        };
        /** @description An address that saves a file for some minutes. */
        FileLinkAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description On the host of the calls, without its host. */
                link: string;
                fileName: components["schemas"]["Label"];
                expiresAt: components["schemas"]["DateBox"];
            };
        };
        ReversePaymentRequest: {
            reason: string;
        };
        LetterChoices: {
            id: number;
            name: components["schemas"]["Label"];
        }[];
        LetterFiltersAnswer: components["schemas"]["Envelope"] & {
            data: {
                curriculumId: components["schemas"]["LetterChoices"];
                intakeId: components["schemas"]["LetterChoices"];
                centreId: components["schemas"]["LetterChoices"];
                coverage: ("Full" | "Tuition" | "Part")[];
                status: number[];
            };
        };
        CommentOnLetterRequest: {
            uslId: IdOf<"SponsorshipLetter">;
            comment: string;
        };
        /** @description A file that was put into the bucket. It is known by its key, and what arrived there has this size and checksum. */
        StoredFile: {
            fileName: string;
            storageKey: string;
            sizeBytes: number;
            /** @description SHA-256 in hexadecimal digits. */
            checksum: string;
        };
        UploadLetterRequest: {
            uslId: IdOf<"SponsorshipLetter">;
            file: components["schemas"]["StoredFile"];
            /** @description Of the letter as it was read. */
            updatedAt: components["schemas"]["DateBox"];
        };
        CopyTargetsRequest: {
            /** @description That of the new targets. */
            yearId: IdOf<"Year">;
            /** @description How much more or less. */
            percent: number;
        };
        CopyTargetsAnswer: components["schemas"]["Envelope"] & {
            data: {
                created: number;
                existing: number;
            };
        };
        GenerateInvoicesRequest: {
            /**
             * @description A check writes nothing.
             * @enum {string}
             */
            mode: "check" | "apply";
            yearId: IdOf<"Year">;
            /** @description Fixed masters of the year that bill the same kind of partner. */
            masterIds: IdOf<"InvoiceMaster">[];
            /** @description Centres or universities, as the masters bill them. */
            partnerIds: number[];
        };
        GeneratedInvoice: {
            masterId: number;
            masterName: components["schemas"]["Label"];
            partnerId: number;
            partnerName: components["schemas"]["Label"];
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            /** @description How many are charged: students, or 1 for the year. */
            quantity?: number;
            /** @description With tax. */
            totalMinor?: number;
            /** @enum {string} */
            outcome: "new" | "exists" | "left out";
            /** @description Why it is left out. */
            reason?: components["schemas"]["Label"];
            /** @description The one that is there, or was made. */
            invoiceId?: number;
            invoiceNumber?: components["schemas"]["Label"];
        };
        GenerateInvoicesAnswer: components["schemas"]["Envelope"] & {
            data: {
                created: number;
                invoices: components["schemas"]["GeneratedInvoice"][];
            };
        };
        /** @enum {string} */
        RequestResource: "ResultEnquiry" | "Enrollment" | "CertificateRequest" | "StudentCurriculum";
        /** @enum {string} */
        RequestService: "Resit" | "Re-mark" | "Late registration" | "Certificate" | "Other";
        UnbilledRequest: {
            resource: components["schemas"]["RequestResource"];
            id: number;
            name: components["schemas"]["Label"];
            service: components["schemas"]["RequestService"];
            studentName: components["schemas"]["Label"];
            /** @description The centre or the student who would be billed. */
            partnerId: number;
            partnerName: components["schemas"]["Label"];
            askedOn: components["schemas"]["CivilDate"];
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            /** @description With tax; left out where there is no price. */
            totalMinor?: number;
            /** @description Why it cannot be billed. */
            reason?: components["schemas"]["Label"];
        };
        ListUnbilledRequestsAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["UnbilledRequest"][];
                totalCount: number;
                /** @description Of each service, before one is chosen. */
                serviceCounts: {
                    service: components["schemas"]["RequestService"];
                    count: number;
                }[];
            };
        };
        BillRequestsRequest: {
            /** @enum {string} */
            bills: "Centre" | "Student";
            requests: {
                resource: components["schemas"]["RequestResource"];
                id: number;
            }[];
        };
        BillRequestsAnswer: components["schemas"]["Envelope"] & {
            data: {
                invoiceIds: IdOf<"Invoice">[];
            };
        };
        InvoiceStatusSum: {
            status: string;
            count: number;
            totalMinor: number;
        };
        InvoiceSums: {
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            count: number;
            totalMinor: number;
            paidMinor: number;
            /** @description Of what has been issued. */
            balanceMinor: number;
            statuses: components["schemas"]["InvoiceStatusSum"][];
            /** @description Open and not past the due date. */
            notDueMinor: number;
            /** @description Open and past the due date for up to 30 days, up to 60, up to 90, and longer. */
            overdueMinor: number[];
        };
        InvoiceSummaryAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["InvoiceSums"][];
        };
        SentRequestAnswer: components["schemas"]["Envelope"] & {
            data: {
                sentAt: string;
                reminders: number;
            };
        };
        StatementEntry: {
            date: components["schemas"]["CivilDate"];
            /** @enum {string} */
            kind: "Invoice" | "Credit note" | "Payment";
            reference: string;
            invoiceId: IdOf<"Invoice">;
            dueDate?: components["schemas"]["CivilDate"];
            /** @description Below nothing for what is credited or paid. */
            amountMinor: number;
            /** @description What is owed after it. */
            balanceMinor: number;
            /** @description Whether the invoice is not paid yet. */
            isOpen?: components["schemas"]["Flag"];
        };
        Statement: {
            partner: string;
            currencies: {
                /** @enum {string} */
                currency: "GBP" | "EUR" | "USD" | "AED";
                balanceMinor: number;
                entries: components["schemas"]["StatementEntry"][];
            }[];
        };
        StatementAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Statement"];
        };
        BudgetYear: {
            yearId: number;
            name: string;
            students: number;
            revenueMinor: number;
        };
        /** @description Registered students, and what is billed without tax, in pounds. */
        BudgetFigures: {
            students: number;
            revenueMinor: number;
        };
        BudgetComparison: {
            /** @description Empty for what belongs to none. */
            name: string;
            earlier: components["schemas"]["BudgetFigures"];
            later: components["schemas"]["BudgetFigures"];
        };
        /** @description Amounts in a currency that has no planning rate in their year. */
        LeftOut: {
            year: string;
            /** @enum {string} */
            currency: "EUR" | "USD" | "AED";
            amountMinor: number;
        };
        HistoricBudget: {
            /** @description Until the current one, the oldest first. */
            years: components["schemas"]["BudgetYear"][];
            /** @description The years that are compared. */
            earlierId: number;
            laterId: number;
            centres: components["schemas"]["BudgetComparison"][];
            programmes: components["schemas"]["BudgetComparison"][];
            leftOut: components["schemas"]["LeftOut"][];
        };
        HistoricBudgetAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["HistoricBudget"];
        };
        /** @description What this year may come to by the end of a week, from today's on: expected from the share of last year, and the bounds between which four of five such years would stay. */
        ForecastRange: {
            expected: number;
            low: number;
            high: number;
        };
        /** @description From the beginning of the year to the end of the week; this year's figures only until today's week. */
        BudgetWeek: {
            startsOn: components["schemas"]["CivilDate"];
            students?: number;
            paidMinor?: number;
            lastStudents: number;
            lastPaidMinor: number;
            forecastStudents?: components["schemas"]["ForecastRange"];
            forecastMinor?: components["schemas"]["ForecastRange"];
        };
        /** @description Where a programme or a region stands. */
        BudgetPart: {
            /** @description Empty for what belongs to none. */
            name: string;
            students: number;
            paidMinor: number;
            /** @description Last year until the same week. */
            lastStudents: number;
            lastPaidMinor: number;
            targetStudents: number;
            targetMinor: number;
            /** @description By its own share of last year; left out as that of the year is. */
            forecastStudents?: number;
            forecastMinor?: number;
        };
        LiveBudget: {
            yearId: number;
            year: string;
            /** @description The year before; left out where there is none. */
            lastYear?: string;
            asOf: components["schemas"]["CivilDate"];
            /** @description Today's week of the year from 1 on, 0 before the year; its last one after it. */
            week: number;
            weeks: components["schemas"]["BudgetWeek"][];
            programmes: components["schemas"]["BudgetPart"][];
            /** @description By the countries of the centres. */
            regions: components["schemas"]["BudgetPart"][];
            targetStudents: number;
            targetMinor: number;
            /** @description Left out before week 4 and where last year had none by this week. */
            forecastStudents?: number;
            forecastMinor?: number;
            leftOut: components["schemas"]["LeftOut"][];
        };
        LiveBudgetAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["LiveBudget"];
        };
        /** @enum {string} */
        PaymentCurrency: "GBP" | "EUR" | "USD" | "AED";
        /** @description Names one attempt to pay; a card's client token is its order. */
        OrderId: string;
        StudentInvoice: {
            studentInvoiceId: number;
            invoiceNumber: string;
            description: string;
            currency: components["schemas"]["PaymentCurrency"];
            dueDate: components["schemas"]["CivilDate"];
            totalMinor: number;
            paidMinor: number;
            /** @description Taken back by credit notes. */
            creditedMinor: number;
            balanceMinor: number;
            paymentStatus: string;
            instalments: {
                dueDate: components["schemas"]["CivilDate"];
                amountMinor: number;
            }[];
            /** @description An attempt to pay it that is not settled; there is none where this is left out. */
            openAttempt?: {
                orderId: components["schemas"]["OrderId"];
                /** @enum {string} */
                provider: "PayPal" | "Card";
            };
            payments: {
                reference: string;
                receivedOn: components["schemas"]["CivilDate"];
                amountMinor: number;
                method: string;
                /** @description Of a payment that was made in the portal. */
                orderId?: components["schemas"]["OrderId"];
            }[];
        };
        StudentInvoicesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StudentInvoice"][];
        };
        /** @description In minor units. */
        PaymentAmount: number;
        PaypalRequest: {
            studentInvoiceId: IdOf<"Invoice">;
            amountMinor: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["PaymentCurrency"];
        };
        PaypalAnswer: components["schemas"]["Envelope"] & {
            data: {
                orderId: components["schemas"]["OrderId"];
                /** @description The page of the provider where the payment is approved. */
                approvalUrl: string;
            };
        };
        /** @enum {string} */
        PaymentProvider: "PayPal" | "Card";
        PaymentConflict: components["schemas"]["Envelope"] & {
            data: {
                /** @enum {string} */
                kind: "paid" | "open" | "ended";
                orderId?: components["schemas"]["OrderId"];
                provider?: components["schemas"]["PaymentProvider"];
            };
        };
        CardTokenRequest: {
            studentInvoiceId: IdOf<"Invoice">;
        };
        CardTokenAnswer: components["schemas"]["Envelope"] & {
            data: {
                clientToken: components["schemas"]["OrderId"];
            };
        };
        CardChargeRequest: {
            /** @description Stands for the card and is used once. */
            paymentMethodNonce: string;
            studentInvoiceId: IdOf<"Invoice">;
            amountMinor: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["PaymentCurrency"];
        };
        CardChargeAnswer: components["schemas"]["Envelope"] & {
            data: {
                transactionId: string;
                /** @description Of the invoice. */
                paymentStatus: string;
            };
        };
        PaymentUpdateRequest: {
            provider: components["schemas"]["PaymentProvider"];
            orderId: components["schemas"]["OrderId"];
        };
        PaymentUpdateAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description Of the invoice. */
                paymentStatus: string;
                /** @description Missing while the provider does not know yet. */
                reference?: string;
            };
        };
        PaymentDetails: {
            orderId: components["schemas"]["OrderId"];
            provider: components["schemas"]["PaymentProvider"];
            /** @enum {string} */
            state: "Open" | "Approved" | "Paid" | "Cancelled" | "Declined";
            studentInvoiceId: number;
            invoiceNumber: string;
            amountMinor?: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["PaymentCurrency"];
            /** @description Of the invoice. */
            paymentStatus: string;
            reference?: string;
            paidOn?: components["schemas"]["CivilDate"];
        };
        PaymentDetailsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["PaymentDetails"];
        };
        /** @enum {string} */
        AttemptState: "Expected" | "Sitting" | "Paused" | "Submitted" | "Timed out" | "Absent" | "Void";
        OwnAttempt: {
            deliveryId: number;
            deliveryName: string;
            moduleName: string;
            isPractice: boolean;
            /** @description Whether the access code is asked for. */
            needsCode: boolean;
            durationMinutes: number;
            /** @description By access arrangements and as granted. */
            extraMinutes: number;
            totalMarks: number;
            questionCount: number;
            opensAt?: components["schemas"]["DateTime"];
            latestStartAt?: components["schemas"]["DateTime"];
            startedAt?: components["schemas"]["DateTime"];
            endsAt?: components["schemas"]["DateTime"];
            submittedAt?: components["schemas"]["DateTime"];
            /** @description Of a practice that is over. */
            marks?: number;
            state: components["schemas"]["AttemptState"];
        };
        OwnAttemptsAnswer: components["schemas"]["Envelope"] & {
            data: {
                serverTime: components["schemas"]["DateTime"];
                attempts: components["schemas"]["OwnAttempt"][];
            };
        };
        /** @description Names the tab that sits; the one started last is the only one that can write. */
        SessionKey: string;
        StartRequest: {
            deliveryId: number;
            /** @description Of a sitting that is not begun yet. */
            accessCode?: string;
            sessionKey?: components["schemas"]["SessionKey"];
            /** @description Goes on here, and leaves the tab that sat before read only. */
            takesOver?: boolean;
        };
        SentAnswer: {
            questionId: number;
            /** @description The numbers of options by comma, in their order in the question; else what was typed. */
            value: string;
            /** @description Grows with each change; the higher one is kept. */
            revision: number;
            isFlagged: boolean;
        };
        /** @enum {string} */
        QuestionKind: "Single choice" | "Multiple choice" | "True or false" | "Number" | "Short text" | "Essay";
        SatQuestion: {
            questionId: number;
            questionType: components["schemas"]["QuestionKind"];
            /** @description Rich text. */
            stem: string;
            picture?: {
                address: string;
                altText: string;
            };
            /** @description In the order of this candidate. */
            options?: {
                /** @description Its number in the question. */
                option: number;
                text: string;
            }[];
            marks: number;
        };
        SatSection: {
            title: string;
            instructions?: string;
            choose?: number;
            questions: components["schemas"]["SatQuestion"][];
        };
        StartAnswer: components["schemas"]["Envelope"] & {
            data: {
                attemptId: number;
                sessionKey: components["schemas"]["SessionKey"];
                candidateNumber: string;
                deliveryName: string;
                moduleName: string;
                durationMinutes: number;
                extraMinutes: number;
                mayGoBack: boolean;
                state: components["schemas"]["AttemptState"];
                endsAt: components["schemas"]["DateTime"];
                serverTime: components["schemas"]["DateTime"];
                answers: components["schemas"]["SentAnswer"][];
                sections: components["schemas"]["SatSection"][];
                /** @description Rich text; left out where the paper has none. */
                formulaBooklet?: string;
                /** @description Since when the candidate calls the invigilator; left out while no call is open. */
                calledAt?: components["schemas"]["DateTime"];
            };
        };
        AttemptConflict: {
            /** @enum {integer} */
            code: 409;
            message: string;
            description: string;
            data: {
                /** @enum {string} */
                kind: "elsewhere" | "taken" | "early" | "late" | "over";
                state?: components["schemas"]["AttemptState"];
            };
        };
        WriteRequest: {
            sessionKey: components["schemas"]["SessionKey"];
            answers: components["schemas"]["SentAnswer"][];
        };
        HeldRevision: {
            questionId: number;
            revision: number;
        };
        WriteAnswer: components["schemas"]["Envelope"] & {
            data: {
                revisions: components["schemas"]["HeldRevision"][];
                /** @description While the time stands still it moves along with serverTime. */
                endsAt: components["schemas"]["DateTime"];
                serverTime: components["schemas"]["DateTime"];
                state: components["schemas"]["AttemptState"];
                /** @description Since when the candidate calls the invigilator; left out while no call is open. */
                calledAt?: components["schemas"]["DateTime"];
            };
        };
        SubmitRequest: {
            sessionKey: components["schemas"]["SessionKey"];
            answers: components["schemas"]["SentAnswer"][];
            /** @description The portal saw the time run out. While the server knows of more, the attempt goes on. */
            isTimeUp: boolean;
        };
        CallRequest: {
            sessionKey: components["schemas"]["SessionKey"];
            /** @description False takes the call back. */
            isCalling: boolean;
        };
        CallAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description Left out where no call is open. */
                calledAt?: components["schemas"]["DateTime"];
            };
        };
        ControlRequest: {
            /**
             * @description A note, and the answer to a call, change nothing else.
             * @enum {string}
             */
            act: "pause" | "resume" | "extend" | "void" | "note" | "answer";
            /** @description Of extend. */
            minutes?: number;
            /** @description Of a note what it says; may be empty where a call is answered. */
            reason: string;
        };
        WatchedEvent: {
            kind: string;
            at: components["schemas"]["DateTime"];
            note: string;
        };
        WatchedCandidate: {
            attemptId: number;
            candidateNumber: string;
            studentName: string;
            centreName: string;
            state: components["schemas"]["AttemptState"];
            extraMinutes: number;
            answered: number;
            opensAt?: components["schemas"]["DateTime"];
            startedAt?: components["schemas"]["DateTime"];
            endsAt?: components["schemas"]["DateTime"];
            seenAt?: components["schemas"]["DateTime"];
            savedAt?: components["schemas"]["DateTime"];
            submittedAt?: components["schemas"]["DateTime"];
            /** @description Since when the candidate calls; any act ends the call. */
            calledAt?: components["schemas"]["DateTime"];
            events: components["schemas"]["WatchedEvent"][];
        };
        ControlAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["WatchedCandidate"];
        };
        QuestionStatistics: {
            questionId: number;
            questionCode: string;
            marks: number;
            facility?: number;
            discrimination?: number;
        };
        MonitorAnswer: components["schemas"]["Envelope"] & {
            data: {
                serverTime: components["schemas"]["DateTime"];
                questionCount: number;
                totalMarks: number;
                isClosed: boolean;
                /** @description A centre sees it from 15 minutes before. */
                accessCode?: string;
                candidates: components["schemas"]["WatchedCandidate"][];
                /** @description Once it is closed, for NCUK. */
                statistics?: {
                    marked: number;
                    mean?: number;
                    highest?: number;
                    lowest?: number;
                    questions: components["schemas"]["QuestionStatistics"][];
                };
            };
        };
        MarkingQueueAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description Left out where the person marks nothing. */
                markerId?: number;
                waiting: number;
                marking: number;
                submitted: number;
                agreed: number;
                /** @description Of those that are waiting or being marked. */
                overdue: number;
                /** @description The script that is due first. */
                nextId?: number;
                /** @description When it is due. */
                dueOn?: components["schemas"]["CivilDate"];
            };
        };
        MarkerOfDelivery: {
            markerId: number;
            markerName: string;
            /** @description Scripts that the marker has and has not submitted. */
            open: number;
            first: number;
            second: number;
            third: number;
        };
        MarkingAllocationAnswer: components["schemas"]["Envelope"] & {
            data: {
                deliveries: {
                    deliveryId: number;
                    deliveryName: string;
                    /** @enum {string} */
                    markingMode: "Single" | "Double blind" | "Sample 20 %";
                    /** @description Handed in. */
                    scripts: number;
                    /** @description Markings that no marker has yet. */
                    toGive: number;
                    /** @description Scripts whose totals lie too far apart and that have no third marker. */
                    thirds: number;
                }[];
                markers: components["schemas"]["MarkerOfDelivery"][];
            };
        };
        AllocateRequest: {
            deliveryId: components["schemas"]["Id"];
            markerIds: number[];
            dueOn?: components["schemas"]["CivilDate"];
            /** @enum {string} */
            mode: "check" | "apply";
        };
        AllocateAnswer: components["schemas"]["Envelope"] & {
            data: {
                given: number;
                markers: components["schemas"]["MarkerOfDelivery"][];
            };
        };
        /** @enum {string} */
        MarkerRole: "First" | "Second" | "Third";
        /** @enum {string} */
        MarkingState: "Waiting" | "Marking" | "Submitted" | "Agreed";
        MarkingQuestion: {
            questionId: number;
            /** @description Its place in the paper. */
            number: number;
            questionCode: string;
            /** @description Rich text. */
            stem: string;
            picture?: {
                address: string;
                altText: string;
            };
            marks: number;
            markScheme: {
                point: string;
                marks: number;
            }[];
            /** @description Empty where there is none. */
            answer: string;
        };
        MarkingSection: {
            title: string;
            choose?: number;
            /** @description What the machine gave for the other questions of the section. */
            machine: number[];
            questions: components["schemas"]["MarkingQuestion"][];
        };
        /** @description A passage of an answer that a marker has highlighted, and what is said of it. */
        MarkerNote: {
            /** @description Where it begins in the answer, in UTF-16 units. */
            from: number;
            /** @description Where it ends; after `from`. */
            to: number;
            /** @description Left out where the passage is only highlighted. */
            text?: string;
        };
        GivenMark: {
            questionId: number;
            /** @description From 0 to the marks of the question by 0.5; left out while there is none. */
            marks?: number;
            comment?: string;
            usedPoints?: string[];
            /** @description In the order of their passages. */
            notes?: components["schemas"]["MarkerNote"][];
        };
        OtherMarking: {
            role: components["schemas"]["MarkerRole"];
            markerName: string;
            total: number;
            marks: components["schemas"]["GivenMark"][];
            overallComment?: string;
        };
        MarkingScriptAnswer: components["schemas"]["Envelope"] & {
            data: {
                markingId: number;
                deliveryName: string;
                candidateNumber: string;
                role: components["schemas"]["MarkerRole"];
                state: components["schemas"]["MarkingState"];
                /** @description It is the reader's own script. */
                mayMark: boolean;
                updatedAt: components["schemas"]["DateTime"];
                dueOn?: components["schemas"]["CivilDate"];
                /** @description How far two totals may lie apart. */
                allowed: number;
                /** @description What people can give for the script. */
                totalMarks: number;
                sections: components["schemas"]["MarkingSection"][];
                marks: components["schemas"]["GivenMark"][];
                overallComment: string;
                others: components["schemas"]["OtherMarking"][];
                /** @description What people agreed on. */
                agreed?: number;
                /** @description Among the scripts of the delivery that the marker has. */
                place: number;
                count: number;
                previousId?: number;
                nextId?: number;
            };
        };
        MarksRequest: {
            /** @description As it was read or answered last. */
            updatedAt: components["schemas"]["DateTime"];
            marks: components["schemas"]["GivenMark"][];
            overallComment: string;
        };
        SavedMarksAnswer: components["schemas"]["Envelope"] & {
            data: {
                updatedAt: components["schemas"]["DateTime"];
                state: components["schemas"]["MarkingState"];
                total: number;
            };
        };
        MarkingConflict: {
            /** @enum {integer} */
            code: 409;
            message: string;
            description: string;
            data: {
                /** @enum {string} */
                kind: "changed" | "state";
                state: components["schemas"]["MarkingState"];
                updatedAt: components["schemas"]["DateTime"];
            };
        };
        SubmittedMarksAnswer: components["schemas"]["Envelope"] & {
            data: {
                updatedAt: components["schemas"]["DateTime"];
                state: components["schemas"]["MarkingState"];
                total: number;
                /**
                 * @description Open while another marker has not submitted.
                 * @enum {string}
                 */
                outcome: "open" | "agreed" | "third";
                agreed?: number;
                /** @description The next script of the marker. */
                nextId?: number;
            };
        };
        ConvertedLeadAnswer: components["schemas"]["Envelope"] & {
            data: {
                studentId: IdOf<"Student">;
            };
        };
        /** @description Either of both; the lead counts where both are named. */
        RegistrationLinkRequest: {
            leadId?: IdOf<"Lead">;
            studentId?: IdOf<"Student">;
        };
        RegistrationLinkAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** Format: uri */
                link: string;
                expiresAt: {
                    date: components["schemas"]["DateTime"];
                };
            };
        };
        RegisteredStudentAnswer: components["schemas"]["Envelope"] & {
            data: {
                studentRef: string;
                paymentLabel: string;
            };
        };
        /** @description What a student of a centre may take in a year, of what the centre has an accepted selection of. */
        CurriculumChoices: {
            curricula: {
                curriculumId: number;
                programId: number;
                streamIds: number[];
                intakeIds: number[];
                comboIds: number[];
                moduleIds: number[];
            }[];
            /** @description Two modules that an active mapping prohibits together, in either direction. */
            prohibited: {
                moduleId: number;
                moduleName: string;
                otherId: number;
                otherName: string;
                mapping: string;
            }[];
        };
        CurriculumChoicesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CurriculumChoices"];
        };
        /** @description A student who may be the same person. */
        StudentTwin: {
            studentId: number;
            fullName: string;
            dateOfBirth: components["schemas"]["CivilDate"];
            centreName: string;
            status: string;
        };
        StudentTwinsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StudentTwin"][];
        };
        ReRegisterRequest: {
            studentIds: IdOf<"Student">[];
            yearId: IdOf<"Year">;
            curriculumId: IdOf<"Curriculum">;
            intakeId: IdOf<"Intake">;
            /**
             * @description A check writes nothing.
             * @enum {string}
             */
            mode: "check" | "apply";
        };
        StudentOutcome: {
            studentId: number;
            fullName: string;
            /** @description Tells two of the same name apart; empty until the student is registered. */
            studentRef: string;
            /** @description Of a check */
            isDone: components["schemas"]["Flag"];
            /** @description Why not; what was done otherwise. */
            text: string;
        };
        StudentOutcomesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StudentOutcome"][];
        };
        /** @description Students with the modules that they take. */
        TakenModules: {
            students: {
                studentId: number;
                fullName: string;
                centreName: string;
                curriculumName: string;
                moduleIds: number[];
            }[];
            modules: {
                moduleId: number;
                moduleName: string;
                /** @description The latest one last. */
                versions: string[];
                /** @description The kinds of block in which it is sat. */
                evaluations: ("exam" | "test")[];
            }[];
        };
        TakenModulesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TakenModules"];
        };
        EnrolStudentsRequest: {
            studentIds: IdOf<"Student">[];
            yearId: IdOf<"Year">;
            modules: {
                moduleId: IdOf<"Module">;
                version: string;
            }[];
            /** @enum {string} */
            blockKind: "exam" | "test";
            /** @description A block of that kind. */
            blockId: number;
            /** @enum {string} */
            attempt: "First" | "Resit" | "Repeat";
            enrolledOn: components["schemas"]["CivilDate"];
            /**
             * @description A check writes nothing.
             * @enum {string}
             */
            mode: "check" | "apply";
        };
        SyncUcasRequest: {
            studentIds: IdOf<"Student">[];
        };
        /** @description How many students got their UCAS ID by names and birth date, fit several people there, or none. */
        UcasSync: {
            matched: number;
            several: number;
            none: number;
        };
        UcasSyncAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UcasSync"];
        };
        ReplyToOfferRequest: {
            /** @enum {string} */
            reply: "None" | "Firm" | "Insurance" | "Declined";
        };
        StudentChange: {
            auditId: number;
            entityName: string;
            fieldName: string;
            /** @description A passport number is masked. */
            oldValue: string;
            newValue: string;
            changedBy: string;
            changedAt: {
                date: components["schemas"]["DateTime"];
            };
            logPermission: string;
        };
        StudentAuditAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["StudentChange"][];
        };
        /** @description How many applications wait for a decision, and how each side has decided. */
        ApplicationCounts: {
            requests: number;
            approved: number;
            rejected: number;
            ncukApproved: number;
            ncukRejected: number;
        };
        ApplicationCountsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ApplicationCounts"];
        };
        SaveApplicationStepRequest: {
            /** @enum {string} */
            step: "checklist-video" | "course-finder" | "student" | "contact" | "immigration" | "academic-details" | "key-documentation" | "summary";
            /** @description The fields of the step, as the record has them. */
            values: {
                [key: string]: unknown;
            };
        };
        OwnPredictedGrade: {
            academicDetailId: components["schemas"]["Id"];
            moduleName: string;
            semesterName: string;
            predictedMark: number;
            predictedGrade: string;
        };
        OwnPredictedGradesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OwnPredictedGrade"][];
        };
        FoundCourse: {
            courseId: components["schemas"]["Id"];
            courseName: string;
            universityName: string;
            city: string;
            countryName: string;
            startMonths: string[];
            durationMonths: number;
            /** @enum {integer} */
            deliveryMode: 1 | 2;
            feeMinor?: number;
            currency?: string;
            /** @description The next intake that begins in one of its months, else the last one that did. */
            intakeId?: components["schemas"]["Id"];
            /**
             * @description nearly lacks one requirement.
             * @enum {string}
             */
            match: "met" | "nearly" | "not";
            requirements: {
                text: string;
                /** @description What the student has; empty while it is not known. */
                own: string;
                /** @enum {string} */
                state: "met" | "below" | "unknown";
            }[];
            isFavourite: components["schemas"]["Flag"];
        };
        FoundCourseOption: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What the courses that are open to the student can be narrowed to. */
        FoundCourseOptions: {
            countries: components["schemas"]["FoundCourseOption"][];
            universities: components["schemas"]["FoundCourseOption"][];
            qualifications: components["schemas"]["FoundCourseOption"][];
            streams: components["schemas"]["FoundCourseOption"][];
            startMonths: string[];
            currencies: string[];
        };
        FoundCoursesAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["FoundCourse"][];
                totalCount: number;
                /** @description All that are open to the student. */
                openCount: number;
                options: components["schemas"]["FoundCourseOptions"];
            };
        };
        KeepFavouriteCourseRequest: {
            studentId: components["schemas"]["Id"];
            isFavourite: components["schemas"]["Flag"];
        };
        /** @description The best result of a student in a module, of those that the caller may see. */
        ClearingMark: {
            moduleId: components["schemas"]["Id"];
            moduleName: string;
            finalMark?: number;
            grade?: string;
            points?: number;
        };
        /** @description A condition beside what the student has, as far as the caller may see it. */
        JudgedCondition: {
            text: string;
            /** @description Empty while it is not known. */
            own: string;
            /** @enum {string} */
            state: "met" | "below" | "unknown";
        };
        OpenClearingOffer: {
            clearingOfferId: components["schemas"]["Id"];
            universityName: string;
            courseName: string;
            expiresOn: components["schemas"]["CivilDate"];
            conditions: components["schemas"]["JudgedCondition"][];
        };
        /** @description A student in clearing whom a university can make an offer. */
        ClearingMarks: {
            clearingId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            studentName: string;
            centreName: string;
            subjects: string;
            /** @enum {string} */
            state: "Open" | "Offered";
            /** @description Of the three best modules. */
            points?: number;
            marks: components["schemas"]["ClearingMark"][];
            /** @description Those that the caller may see and that are open. */
            offers: number;
            /** @description Those, the ones that end first before others. */
            openOffers: components["schemas"]["OpenClearingOffer"][];
        };
        ClearingMarksAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["ClearingMarks"][];
                totalCount: number;
            };
        };
        OwnClearingOffer: {
            clearingOfferId: components["schemas"]["Id"];
            universityName: string;
            courseName: string;
            conditions: string[];
            offeredOn: components["schemas"]["CivilDate"];
            expiresOn: components["schemas"]["CivilDate"];
            /** @enum {string} */
            state: "Offered" | "Accepted" | "Declined" | "Expired" | "Withdrawn";
        };
        OwnClearingOffersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OwnClearingOffer"][];
        };
        ClearingReply: {
            /** @enum {string} */
            reply: "Accepted" | "Declined";
        };
        PredictedGrade: {
            academicDetailId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            studentName: string;
            centreName: string;
            moduleName: string;
            predictedMark: number;
            predictedGrade: string;
            /** @description Left out until its release to the caller. */
            achievedMark?: number;
            achievedGrade?: string;
        };
        PredictedGradesAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["PredictedGrade"][];
                totalCount: number;
            };
        };
        ClearingCourse: {
            courseId: components["schemas"]["Id"];
            courseName: string;
            universityName: string;
            startMonths: string[];
            feeMinor?: number;
            currency?: string;
            /**
             * @description By the results that the caller may see; nearly lacks one grade.
             * @enum {string}
             */
            match: "met" | "nearly" | "not";
            requirements: {
                text: string;
                isMet: components["schemas"]["Flag"];
            }[];
        };
        ClearingCoursesAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["ClearingCourse"][];
                totalCount: number;
            };
        };
        UcasRowsRequest: {
            rows: components["schemas"]["ImportRow"][];
        };
        UcasOutcomesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ImportOutcome"][];
        };
        /** @enum {string} */
        UcasOutcome: "new" | "changed" | "unchanged" | "wrong";
        /** @enum {string} */
        UcasErrorStatus: "Open" | "Fixed" | "Ignored";
        UcasStudent: {
            studentId: components["schemas"]["Id"];
            name: string;
            /** @description Left out until the student is registered. */
            studentRef?: string;
        };
        /** @description A row of a file as it was read. */
        UcasRow: {
            /** @description Its line in the file. */
            rowNumber: number;
            ucasId: string;
            familyName: string;
            givenNames: string;
            choiceNumber: string;
            providerCode: string;
            courseCode: string;
            decision: string;
            reply: string;
            outcome: components["schemas"]["UcasOutcome"];
            /** @description Of a row that was wrong. */
            errorStatus?: components["schemas"]["UcasErrorStatus"];
            /** @description Whom it belongs to; left out while that is not known. */
            student?: components["schemas"]["UcasStudent"];
        };
        UcasRowsAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["UcasRow"][];
                totalCount: number;
            };
        };
        UcasErrorTypesAnswer: components["schemas"]["Envelope"] & {
            data: {
                id: number;
                name: string;
                status: number;
            }[];
        };
        /** @description A row that could not be imported. */
        UcasError: {
            ucasErrorId: components["schemas"]["Id"];
            rowNumber: number;
            ucasId: string;
            familyName: string;
            givenNames: string;
            errorTypeId: number;
            description: string;
            /** @description What the file says. */
            value: string;
            suggestedStudents: components["schemas"]["UcasStudent"][];
            errorStatus: components["schemas"]["UcasErrorStatus"];
            comment: string;
        };
        UcasErrorsAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["UcasError"][];
                totalCount: number;
                /** @description The types that the import has, with how many there are and how many are open. */
                types: {
                    errorTypeId: number;
                    total: number;
                    open: number;
                }[];
            };
        };
        /** @description A row is fixed once it can be imported, with a student who was chosen for it or without. To ignore one needs a comment. */
        UcasErrorChange: {
            errorStatus: components["schemas"]["UcasErrorStatus"];
            studentId?: components["schemas"]["Id"];
            comment?: string;
        };
        /** @description A hex colour, as "#1f6feb". */
        HexColour: string;
        /** @description Without marks where they are withheld, and where the student has not sat. */
        SlipAttempt: {
            resultId: components["schemas"]["Id"];
            setName: string;
            attempt: string;
            version: string;
            outcome: string;
            papers: {
                paperName: string;
                mark: number;
            }[];
            /** @description What was reached, before a cap. */
            mark?: number;
            finalMark?: number;
            isCapped: components["schemas"]["Flag"];
            grade?: string;
            points?: number;
            /** @description The attempt that stands; one of each module. */
            isCounted: components["schemas"]["Flag"];
        };
        ResultSlip: {
            studentName: string;
            /** @description Empty until the student is registered. */
            studentRef: string;
            centreId: components["schemas"]["Id"];
            centreName: string;
            programName?: string;
            intakeName?: string;
            /** @description For the provider and the centre. */
            ucasId?: string;
            /** @description What the student replied Firm to; for the provider and the centre. */
            offer?: {
                institutionName: string;
                decision: string;
            };
            /** @description Those about these results; for the provider and the centre. */
            enquiries?: {
                enquiryId: components["schemas"]["Id"];
                enquiryName: string;
                service: string;
                /** Format: date */
                askedOn: string;
                state: string;
                outcomeMark?: number;
            }[];
            /** @description Those of the three best modules; left out where no result has points. */
            totalPoints?: number;
            modules: {
                moduleId: components["schemas"]["Id"];
                moduleName: string;
                moduleCode: string;
                colourCode?: components["schemas"]["HexColour"];
                /** @description Those in which the stream of the student teaches the module; none where no subcurriculum names it. */
                semesters: number[];
                /** @description Of all results of the module in the set of the attempt that stands; for the provider alone. */
                means?: {
                    /** @description Of the student's centre. */
                    centre?: number;
                    all: number;
                };
                attempts: components["schemas"]["SlipAttempt"][];
            }[];
            /** @description Approved results that the caller sees later. */
            awaited: {
                setName: string;
                at: components["schemas"]["DateTime"];
            }[];
            /** @description When it was answered. Awaited results come by this clock. */
            serverTime: components["schemas"]["DateTime"];
        };
        ResultSlipAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ResultSlip"];
        };
        /** @description How many results have each grade, the best one first. */
        GradeCounts: {
            grade: string;
            count: number;
        }[];
        ModuleFigures: {
            moduleId: components["schemas"]["Id"];
            moduleName: string;
            students: number;
            rowsTotal: number;
            rowsMissing: number;
            /** @description Those of the graded ones that are a pass. */
            passed: number;
            /** @description Results with a final mark. */
            graded: number;
            withheld: number;
            /** @description Of the graded ones; left out where there is none. */
            meanMark?: number;
            grades: components["schemas"]["GradeCounts"];
        };
        ModuleGroupsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ModuleFigures"][];
        };
        CentreFigures: {
            centreId: components["schemas"]["Id"];
            centreName: string;
            students: number;
            rowsTotal: number;
            rowsMissing: number;
            /** @description Those of the graded ones that are a pass. */
            passed: number;
            /** @description Results with a final mark. */
            graded: number;
            withheld: number;
            /** @description Of the graded ones; left out where there is none. */
            meanMark?: number;
            grades: components["schemas"]["GradeCounts"];
        };
        ComparedFigures: {
            setName: string;
            passed: number;
            graded: number;
            /** @description Of the graded ones; left out where there is none. */
            meanMark?: number;
            grades: components["schemas"]["GradeCounts"];
        };
        CentreDetailsAnswer: components["schemas"]["Envelope"] & {
            data: {
                setName: string;
                /** @enum {integer} */
                status: 2 | 10 | 8 | 1;
                centres: components["schemas"]["CentreFigures"][];
                /** @description Of the same results a year before, else of the last set before it of the same kind that shares a module; left out where the caller sees no result of one. */
                before?: components["schemas"]["ComparedFigures"];
            };
        };
        ResultDownloadRequest: {
            /** @description The set; all that the caller sees unless given. */
            resultIntakeId?: components["schemas"]["Id"];
            /** @description The students; all that the caller sees unless given. */
            studentId?: components["schemas"]["Id"][];
        };
        ResultDownloadsAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @enum {string} */
                kind: "csv" | "excel" | "bulk" | "certificate" | "transcript";
                fileName: string;
                sizeBytes: number;
                /** @description The set; left out for all that were seen. */
                resultIntakeId?: components["schemas"]["Id"];
                /** @description Its name. */
                resultSetName?: string;
                /** @description How many were asked for; 0 for all that were seen. */
                students: number;
                downloadedBy: string;
                downloadedAt: components["schemas"]["DateBox"];
            }[];
        };
        /**
         * @description Who results are released to.
         * @enum {string}
         */
        ResultAudience: "Universities" | "Centres" | "Students";
        /** @description A set with one of its audiences, or results. */
        UpdateViewFlagsRequest: {
            resultIntakeId?: components["schemas"]["Id"];
            audience?: components["schemas"]["ResultAudience"];
            resultId?: components["schemas"]["Id"][];
            /** @description 1 visible. */
            flag: components["schemas"]["Flag"];
        };
        UpdateValidationFlagRequest: {
            resultIntakeId: components["schemas"]["Id"];
            /** @description 1 validated. */
            flag: components["schemas"]["Flag"];
        };
        UpdateCertificateDownloadRequest: {
            resultIntakeId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"][];
            certificateDownload: components["schemas"]["Flag"];
        };
        ReleaseHeldBackRequest: {
            resultIntakeId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"][];
            reason: string;
        };
        /** @description "yyyy-MM-dd HH:mm:ss.SSSSSS" in UTC. */
        ReleaseTime: string;
        ReleaseDates: {
            releaseUniversities: components["schemas"]["ReleaseTime"];
            releaseCentres: components["schemas"]["ReleaseTime"];
            releaseStudents: components["schemas"]["ReleaseTime"];
        };
        ReleaseFinding: {
            text: string;
            /** @description How many rows, modules or dates it is about. */
            count: number;
            /** @description The page of the portal that shows them. */
            address?: string;
        };
        ReleaseCheckAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description These forbid a release. */
                errors: components["schemas"]["ReleaseFinding"][];
                /** @description These have to be acknowledged. */
                warnings: components["schemas"]["ReleaseFinding"][];
                /** @description What the academic dates of the block say, where they say something. */
                blockDates: {
                    releaseUniversities?: components["schemas"]["ReleaseTime"];
                    releaseCentres?: components["schemas"]["ReleaseTime"];
                    releaseStudents?: components["schemas"]["ReleaseTime"];
                };
            };
        };
        /** @description A release, or with isWithdrawn a withdrawal, which has a reason. */
        ReleaseRequest: {
            audience: components["schemas"]["ResultAudience"];
            /** @description The warnings of the check were read. */
            isAcknowledged?: components["schemas"]["Flag"];
            isWithdrawn?: components["schemas"]["Flag"];
            reason?: string;
        };
        /** @description The rows of a file with marks. */
        UploadRequest: {
            /**
             * @description That of the set. A file of the other kind is refused.
             * @enum {string}
             */
            kind: "Main" | "Resit";
            resultIntakeId: components["schemas"]["Id"];
            /** @enum {string} */
            mode: "check" | "apply";
            fileName: string;
            /** @description How many rows of the file are wrong and not among these; they count as failed. */
            rowsLeftOut?: number;
            rows: components["schemas"]["ImportRow"][];
        };
        UploadCounts: {
            rowsTotal: number;
            rowsNew: number;
            rowsChanged: number;
            rowsSame: number;
            rowsFailed: number;
        };
        /** @enum {string} */
        UploadState: "Checked" | "Imported" | "Undone";
        UploadAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UploadCounts"] & {
                /** @description The batch; left out where nothing was written. */
                uploadId?: components["schemas"]["Id"];
                state: components["schemas"]["UploadState"];
                outcomes: components["schemas"]["ImportOutcome"][];
            };
        };
        UploadTemplateAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description The fields of a row. */
                columns: string[];
                /** @description What is known of each, by column. */
                rows: string[][];
            };
        };
        /** @description A file whose rows were imported at once. */
        Upload: components["schemas"]["UploadCounts"] & {
            uploadId: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "Main" | "Resit" | "Marking";
            fileName: string;
            state: components["schemas"]["UploadState"];
            /** @description What was there before is still known. */
            isUndoable: components["schemas"]["Flag"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
        };
        UploadsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Upload"][];
        };
        CheckCertificateRequest: {
            /** @description As XXXX-XXXX-XXXX; case and hyphens do not count. */
            code: string;
            /** @description Case and accents do not count. */
            familyName: string;
        };
        CertificateVerdict: {
            /** @enum {string} */
            state: "Valid" | "Revoked" | "Replaced" | "Expired";
            certificateNumber: string;
            typeName: string;
            awardText: string;
            issuedOn: components["schemas"]["CivilDate"];
            expiresOn?: components["schemas"]["CivilDate"];
            initials: string;
            /** @description Where the family name was known. */
            fullName?: string;
            checkedAt: components["schemas"]["DateTime"];
        };
        CertificateVerdictAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CertificateVerdict"];
        };
        CertificateMonth: {
            month: string;
            /** @description Whatever became of them since. */
            count: number;
        };
        CertificateMonthsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CertificateMonth"][];
        };
        IssueCertificatesRequest: {
            certificateTypeId: IdOf<"CertificateType">;
            resultIntakeId: IdOf<"ResultSet">;
            /** @description Left out for all students of the set. */
            studentIds?: IdOf<"Student">[];
            /**
             * @description A check writes nothing.
             * @enum {string}
             */
            mode: "check" | "apply";
        };
        /** @description Reads a picture for five minutes, as it was when the certificate was issued; left out where there is none. */
        PictureLink: string;
        CertificatePage: {
            certificateNumber: string;
            /** @enum {string} */
            state: "Valid" | "Revoked" | "Replaced" | "Expired";
            code: string;
            /** @description The page of the portal that says whether it is valid. */
            link: string;
            /** @description SHA-256 of what it says in hexadecimal digits. */
            contentHash: string;
            /** @description HTML, sanitised before it is shown. */
            text: string;
            nameOnCertificate: string;
            background?: components["schemas"]["PictureLink"];
            seal?: components["schemas"]["PictureLink"];
            /** @enum {string} */
            orientation: "Portrait" | "Landscape";
            /** @enum {string} */
            pageSize: "A4" | "Letter";
            signatories: {
                name: string;
                position: string;
                signature?: components["schemas"]["PictureLink"];
            }[];
            issuedOn: components["schemas"]["CivilDate"];
        };
        CertificatePageAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CertificatePage"];
        };
        CourseMonth: {
            /** @description That of the last day on which they are valid. */
            month: string;
            approved: number;
            expired: number;
        };
        CourseMonthsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CourseMonth"][];
        };
        /** @description An amount in the minor units of its currency. */
        Minor: number;
        /** @description Begins with https://. */
        Url: string;
        /** @description Plain id of a row inside a record, given by the server and sent back with the row. */
        RowId: number;
        Text: string;
        ApprovedCourseAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Course"];
        };
        EnglishRequirement: {
            courseEnglishId?: components["schemas"]["RowId"];
            /** @enum {string} */
            testType: "EAP" | "IELTS" | "TOEFL" | "PTE";
            overall: number;
            listening?: number;
            reading?: number;
            writing?: number;
            speaking?: number;
        };
        SaveEnglishRequirementsRequest: {
            courseId: IdOf<"Course">;
            englishRequirements: components["schemas"]["EnglishRequirement"][];
            /** @description That of the course as it was read. */
            updatedAt: components["schemas"]["DateBox"];
        };
        DeleteRequirementsRequest: {
            courseId: IdOf<"Course">;
            /** @description That of the course as it was read. */
            updatedAt: components["schemas"]["DateBox"];
        };
        EnglishRequirementsAnswer: components["schemas"]["Envelope"] & {
            data: {
                courseId: IdOf<"Course">;
                englishRequirements: components["schemas"]["EnglishRequirement"][];
                updatedAt: components["schemas"]["DateBox"];
            };
        };
        AcademicRequirement: {
            courseAcademicId?: components["schemas"]["RowId"];
            programId: IdOf<"Program">;
            streamId: IdOf<"Stream">;
            minimumGrade: string;
            note?: components["schemas"]["Text"];
            modules?: {
                moduleId: IdOf<"Module">;
                grade: string;
            }[];
        };
        SaveAcademicRequirementsRequest: {
            courseId: IdOf<"Course">;
            academicRequirements: components["schemas"]["AcademicRequirement"][];
            /** @description That of the course as it was read. */
            updatedAt: components["schemas"]["DateBox"];
        };
        AcademicRequirementsAnswer: components["schemas"]["Envelope"] & {
            data: {
                courseId: IdOf<"Course">;
                academicRequirements: components["schemas"]["AcademicRequirement"][];
                updatedAt: components["schemas"]["DateBox"];
            };
        };
        CourseTableAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description The headings. */
                columns: string[];
                /** @description Their values as people read them. */
                rows: string[][];
            };
        };
        CourseOption: {
            id: components["schemas"]["Id"];
            name: string;
        };
        CourseOptions: components["schemas"]["CourseOption"][];
        CourseFormOptionsAnswer: components["schemas"]["Envelope"] & {
            data: {
                institutions: components["schemas"]["CourseOptions"];
                qualifications: components["schemas"]["CourseOptions"];
                degrees: components["schemas"]["CourseOptions"];
                programmes: components["schemas"]["CourseOptions"];
                streams: components["schemas"]["CourseOptions"];
            };
        };
        DecideStagedUniversityRequest: {
            /** @enum {string} */
            decision: "create" | "merge" | "reject";
            /** @description Needed to merge. */
            mergeIntoId?: IdOf<"University">;
            /** @description What the university takes over when it is merged. */
            fields?: ("universityName" | "countryId" | "city" | "website")[];
            /** @description Needed to reject. */
            comment?: string;
        };
        DecideStagedCentreRequest: {
            /** @enum {string} */
            decision: "create" | "merge" | "reject";
            /** @description Needed to merge. */
            mergeIntoId?: IdOf<"Centre">;
            /** @description What the centre takes over when it is merged. */
            fields?: ("centreName" | "countryId" | "city" | "email" | "website")[];
            /** @description Needed to reject. */
            comment?: string;
        };
        SelectionId: number;
        OfferedCurriculum: {
            curriculumId: components["schemas"]["SelectionId"];
            curriculumName: string;
            centreId: components["schemas"]["SelectionId"];
            centreName: string;
            yearName: string;
            selectionFrom: components["schemas"]["CivilDate"];
            selectionTo: components["schemas"]["CivilDate"];
            daysLeft: number;
            /** @enum {integer} */
            selectionStatus: 0 | 3 | 4 | 5;
            /** @enum {string} */
            decision: "Open" | "Accepted" | "Rejected";
            steps: number;
        };
        OfferedCurriculaAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OfferedCurriculum"][];
        };
        SelectionIds: components["schemas"]["SelectionId"][];
        /** @description What a centre has answered, step by step; a save sends the fields of its step alone. */
        SelectionAnswers: {
            comboIds?: components["schemas"]["SelectionIds"];
            streamIds?: components["schemas"]["SelectionIds"];
            modules?: {
                streamId: components["schemas"]["SelectionId"];
                moduleIds: components["schemas"]["SelectionIds"];
            }[];
            intakes?: {
                intakeId: components["schemas"]["SelectionId"];
                teachingDateIds: components["schemas"]["SelectionIds"];
            }[];
            blocks?: {
                intakeId: components["schemas"]["SelectionId"];
                testblockIds: components["schemas"]["SelectionIds"];
                examblockIds: components["schemas"]["SelectionIds"];
            }[];
            delivery?: {
                comboId: components["schemas"]["SelectionId"];
                intakeId: components["schemas"]["SelectionId"];
                /** @enum {integer} */
                deliveryMode: 1 | 2;
                students: number;
            }[];
        };
        /** @description What may be chosen now. */
        SelectionChoices: {
            maxCombos?: number;
            capacity?: number;
            combos: {
                comboId: components["schemas"]["SelectionId"];
                comboName: string;
                moduleIds: components["schemas"]["SelectionIds"];
                streamIds: components["schemas"]["SelectionIds"];
            }[];
            streams: {
                streamId: components["schemas"]["SelectionId"];
                streamName: string;
                coreModuleIds: components["schemas"]["SelectionIds"];
                optionalModuleIds: components["schemas"]["SelectionIds"];
                minModules: number;
                maxModules: number;
            }[];
            modules: {
                moduleId: components["schemas"]["SelectionId"];
                moduleName: string;
            }[];
            intakes: {
                intakeId: components["schemas"]["SelectionId"];
                intakeName: string;
                teachingDates: {
                    teachingDateId: components["schemas"]["SelectionId"];
                    teachingDateName: string;
                    startDate: components["schemas"]["CivilDate"];
                    endDate: components["schemas"]["CivilDate"];
                }[];
            }[];
            blocks: {
                /** @enum {string} */
                kind: "exam" | "test";
                blockId: components["schemas"]["SelectionId"];
                blockName: string;
                startDate: components["schemas"]["CivilDate"];
                endDate: components["schemas"]["CivilDate"];
                /** @description The time zone of the start times, that of the centre where the block has it; left out without slots. */
                zoneName?: string;
                startTimes?: string[];
            }[];
            prohibited: {
                moduleId: components["schemas"]["SelectionId"];
                otherId: components["schemas"]["SelectionId"];
                mapping: string;
            }[];
            /** @description What is chosen and may be chosen no more. */
            gone?: {
                /** @enum {string} */
                kind: "combo" | "stream" | "intake" | "exam" | "test";
                id: components["schemas"]["SelectionId"];
                name: string;
            }[];
            /** @description The chosen blocks that were moved since, with the days that they had then. */
            moved?: {
                /** @enum {string} */
                kind: "exam" | "test";
                blockId: components["schemas"]["SelectionId"];
                startDate: components["schemas"]["CivilDate"];
                endDate: components["schemas"]["CivilDate"];
            }[];
        };
        OpenSelection: {
            curriculumId: components["schemas"]["SelectionId"];
            curriculumName: string;
            centreId: components["schemas"]["SelectionId"];
            centreName: string;
            /** @description The time zone of the centre. */
            centreZone?: string;
            yearName: string;
            selectionFrom: components["schemas"]["CivilDate"];
            selectionTo: components["schemas"]["CivilDate"];
            /** @description The window has closed for the caller, or the selection was accepted. */
            isReadOnly: boolean;
            /** @description Why the caller may not choose now. */
            closedText?: string;
            /** @description Left out before the first save. */
            centreSelectionId?: number;
            /** @enum {integer} */
            selectionStatus?: 3 | 4 | 5;
            /** @enum {string} */
            decision?: "Open" | "Accepted" | "Rejected";
            reason?: string;
            /** @description Why the provider rejected the selection or opened it again; left out once it is submitted again. */
            decisionComment?: string;
            updatedAt?: components["schemas"]["DateBox"];
            answers: components["schemas"]["SelectionAnswers"];
            /** @description The answers at the last confirmation; while the selection is completed, at the one before. */
            confirmed?: components["schemas"]["SelectionAnswers"];
            choices: components["schemas"]["SelectionChoices"];
        };
        OpenSelectionAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["OpenSelection"];
        };
        /** @enum {string} */
        SelectionStepName: "combo" | "stream" | "module" | "intake" | "test-exam-block-dates" | "delivery";
        /**
         * Format: stamp
         * @description "yyyy-MM-dd HH:mm:ss.SSSSSS" in UTC.
         */
        Instant: string;
        SaveSelectionStepRequest: {
            centreId: components["schemas"]["SelectionId"];
            step: components["schemas"]["SelectionStepName"];
            values: components["schemas"]["SelectionAnswers"];
            /** @description That of the selection as it was read; left out before the first save. */
            updatedAt?: {
                date: components["schemas"]["Instant"];
            };
        };
        ConfirmSelectionRequest: {
            /** @description The ids of those that were acknowledged. */
            findings: string[];
            /** @description That of the selection as it was read; left out before the first save. */
            updatedAt?: {
                date: components["schemas"]["Instant"];
            };
        };
        SelectionDecisionRequest: {
            comment: string;
            /** @description That of the selection as it was reviewed; one that was changed since then is not decided. */
            updatedAt?: {
                date: components["schemas"]["Instant"];
            };
        };
        CommentsAnswer: components["schemas"]["Envelope"] & {
            data: {
                commentId: components["schemas"]["Id"];
                comment: string;
                /** @description The stream of the selection that it is about. */
                streamId?: components["schemas"]["Id"];
                /** @description 1 where the provider alone reads it. */
                isInternal: components["schemas"]["Flag"];
                author: components["schemas"]["Label"];
                createdAt: components["schemas"]["DateBox"];
                /** @description 1 for its author, for ten minutes. */
                mayDelete: components["schemas"]["Flag"];
            }[];
        };
        /** @description Of one selection or one request. */
        CreateCommentRequest: {
            centreSelectionId?: IdOf<"CentreSelection">;
            customRequestId?: IdOf<"CustomRequest">;
            /** @description A stream of the curriculum; of a selection alone. */
            streamId?: number;
            comment: string;
            isInternal?: components["schemas"]["Flag"];
            /** @description The same for the same comment sent again. */
            requestId: string;
        };
        CreatedCommentAnswer: components["schemas"]["Envelope"] & {
            data: {
                commentId: components["schemas"]["Id"];
            };
        };
        CommentIdsRequest: {
            commentId: number[];
        };
        DecisionRequest: {
            comment: string;
        };
        /**
         * @description 0 inactive, 1 active, 2 draft.
         * @enum {integer}
         */
        BlockStatus: 0 | 1 | 2;
        ProhibitedModule: {
            moduleId: components["schemas"]["Id"];
            moduleName: components["schemas"]["Label"];
        };
        /** @description A module and the modules prohibited together with it. */
        RuleEntry: {
            moduleId: components["schemas"]["Id"];
            moduleName: components["schemas"]["Label"];
            prohibitedModules: components["schemas"]["ProhibitedModule"][];
        };
        ModuleRule: {
            moduleRuleId: components["schemas"]["Id"];
            mappingName: string | null;
            status: components["schemas"]["BlockStatus"];
            rules: components["schemas"]["RuleEntry"][];
        };
        /** @description Number of records per status under the current search, whatever the status filter. */
        StatusCounts: {
            all: number;
            active: number;
            inactive: number;
            draft: number;
        };
        ModuleRuleListAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["ModuleRule"][];
                totalCount: number;
                statusCounts?: components["schemas"]["StatusCounts"];
            };
        };
        /** @description Sent whole by create and update; a created rule is stored as a draft. */
        SaveModuleRuleRequest: {
            mappingName: string;
            status: components["schemas"]["BlockStatus"];
            rules: components["schemas"]["RuleEntry"][];
        };
        CreateModuleRuleAnswer: components["schemas"]["Envelope"] & {
            data: {
                moduleRuleId: components["schemas"]["Id"];
            };
        };
        ModuleRuleAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["ModuleRule"];
        };
        /** @description Plain ids. */
        IdList: components["schemas"]["Id"][];
        PublishModuleRulesRequest: {
            /** @enum {integer} */
            status: 1;
            moduleRuleId: components["schemas"]["IdList"];
        };
        DeleteModuleRulesRequest: {
            moduleRuleId: components["schemas"]["IdList"];
        };
        /** @description A question as the paper has it, with its key. */
        PaperQuestion: {
            questionId: components["schemas"]["Id"];
            questionCode: string;
            versionNo: number;
            questionType: string;
            /** @description HTML, sanitised before it is shown. */
            stem: string;
            assetId?: components["schemas"]["Id"];
            altText?: string;
            marks: number;
            negativeMarks?: number;
            difficulty: number;
            topics: string[];
            options: {
                text: string;
                isCorrect: components["schemas"]["Flag"];
                feedback?: string;
            }[];
            answers: string[];
            tolerance?: number;
            markScheme: {
                point: string;
                marks: number;
            }[];
        };
        PaperContentAnswer: components["schemas"]["Envelope"] & {
            data: {
                paperName: string;
                durationMinutes: number;
                totalMarks: number;
                sections: {
                    title: string;
                    instructions?: string;
                    choose?: number;
                    questions: components["schemas"]["PaperQuestion"][];
                }[];
            };
        };
        /** @description A published block that schedules the module of a paper. */
        Sitting: {
            /** @enum {string} */
            blockKind: "exam" | "test";
            blockId: components["schemas"]["Id"];
            blockName: string;
            /** @description The dates that hold the module, each with its slots that do. */
            days: {
                date: components["schemas"]["CivilDate"];
                slots: number[];
            }[];
            /** @description Centres whose time zone has times in the block. */
            centreIds: components["schemas"]["Id"][];
        };
        SittingsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Sitting"][];
        };
        DeliveryFinding: {
            text: string;
            /** @description How many candidates, centres or questions it is about. */
            count: number;
        };
        DeliveryCheckAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description These forbid to schedule it. */
                errors: components["schemas"]["DeliveryFinding"][];
                warnings: components["schemas"]["DeliveryFinding"][];
                candidates: number;
            };
        };
        /** @description Marks a question by its present version. */
        RegradeRequest: {
            questionId: components["schemas"]["Id"];
            /**
             * @description check writes nothing.
             * @enum {string}
             */
            mode: "check" | "apply";
        };
        RegradeAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description By which it is marked. */
                versionNo: number;
                /** @description The candidates whose marks change, or have changed. */
                changes: {
                    candidateNumber: string;
                    before: number;
                    after: number;
                }[];
            };
        };
        SendAnswer: components["schemas"]["Envelope"] & {
            data: {
                batch: components["schemas"]["UploadCounts"] & {
                    /** @description Left out where nothing was written. */
                    uploadId?: components["schemas"]["Id"];
                };
                resultSetName: string;
                /** @description The candidates whose marks could not be written. */
                problems: {
                    candidateNumber: string;
                    description: string;
                }[];
            };
        };
        MergeTagsRequest: {
            /** @description The tags that go into the other one. */
            tagId: number[];
            intoTagId: IdOf<"Tag">;
        };
        /**
         * @description How a file is shown; a page of its own type runs nothing, and what is None is only described.
         * @enum {string}
         */
        AssetKind: "Picture" | "Pdf" | "Text" | "Page" | "Sound" | "Film" | "None";
        /**
         * @description What a person may do with a file; each one includes those before it.
         * @enum {string}
         */
        AssetAccess: "View" | "Download" | "Edit" | "Manage";
        ListedAsset: {
            assetId: components["schemas"]["Id"];
            assetName: string;
            fileName: components["schemas"]["Label"];
            sizeBytes: number;
            assetTypeId: components["schemas"]["Id"];
            typeName: components["schemas"]["Label"];
            folderId: components["schemas"]["Id"];
            status: number;
            tags: components["schemas"]["Label"][];
            kind: components["schemas"]["AssetKind"];
            /** @description Links that are open. */
            linkCount: number;
            versionNo: number;
            stewardName?: components["schemas"]["Label"];
            updatedAt: components["schemas"]["DateBox"];
            access: components["schemas"]["AssetAccess"];
        };
        /** @description How much the library holds, with all versions and the archive, and how much it may hold; only staff are told. */
        LibraryStorage: {
            usedBytes: number;
            allowedBytes: number;
        };
        AssetContentAnswer: components["schemas"]["Envelope"] & {
            data: {
                folders: {
                    folderId: components["schemas"]["Id"];
                    folderName: components["schemas"]["Label"];
                    /** @description 0 for a folder that lies in no other. */
                    parentFolderId: number;
                    /** @description Of the folder and all below it. */
                    assetCount: number;
                    sizeBytes: number;
                    updatedAt: components["schemas"]["DateBox"];
                }[];
                assets: components["schemas"]["ListedAsset"][];
                storage?: components["schemas"]["LibraryStorage"];
            };
        };
        RenameAssetRequest: {
            assetName: string;
        };
        AssetIds: IdOf<"Asset">[];
        MoveAssetsRequest: {
            assetId: components["schemas"]["AssetIds"];
            folderId: IdOf<"Folder">;
        };
        TagAssetsRequest: {
            assetId: components["schemas"]["AssetIds"];
            tagIds: IdOf<"Tag">[];
        };
        MoveFoldersRequest: {
            folderId: IdOf<"Folder">[];
            /** @description 0 for none above them. */
            parentFolderId: number;
        };
        RemoveFolderRequest: {
            /**
             * @description What becomes of the files and folders in it.
             * @enum {string}
             */
            content: "up" | "archive";
        };
        AddAssetVersionRequest: {
            file: components["schemas"]["StoredFile"];
            note?: components["schemas"]["Text"];
        };
        RestoreAssetVersionRequest: {
            versionNo: number;
        };
        AssetIdsRequest: {
            assetId: components["schemas"]["AssetIds"];
        };
        AssetPreviewAnswer: components["schemas"]["Envelope"] & {
            data: {
                assetName: string;
                fileName: components["schemas"]["Label"];
                sizeBytes: number;
                kind: components["schemas"]["AssetKind"];
                /** @description Shows the file for five minutes. */
                link: string;
                /** @description Saves the file for five minutes; only for whom may download. */
                downloadLink?: string;
                access: components["schemas"]["AssetAccess"];
                /** @description Of a picture in pixels as its head says. */
                width?: number;
                height?: number;
            };
        };
        SameAssetsAnswer: components["schemas"]["Envelope"] & {
            data: {
                assetId: components["schemas"]["Id"];
                assetName: string;
                assetTypeId: components["schemas"]["Id"];
                folderName: components["schemas"]["Label"];
                isArchived: components["schemas"]["Flag"];
            }[];
        };
        /** @description Ids by comma; empty for all. */
        FilterIds: string;
        ArchivedAssetsAnswer: components["schemas"]["Envelope"] & {
            /** @description One page, as in every list. */
            data: {
                list: components["schemas"]["Asset"][];
                totalCount: number;
                statusCounts: {
                    [key: string]: number;
                };
            };
        };
        ShareLinksAnswer: components["schemas"]["Envelope"] & {
            data: {
                shareLinkId: components["schemas"]["Id"];
                /** @enum {string} */
                access: "View" | "Download";
                expiresOn: components["schemas"]["CivilDate"];
                maxUses?: number;
                useCount: number;
                hasPassword: components["schemas"]["Flag"];
                /** @enum {string} */
                state: "Open" | "Used up" | "Expired" | "Revoked";
                createdBy: components["schemas"]["Label"];
                createdAt: components["schemas"]["DateBox"];
            }[];
        };
        CreateShareLinkRequest: {
            assetId: IdOf<"Asset">;
            /** @description A known one makes no second link; the first one gets a new token and what is sent now. */
            requestId: string;
            /** @enum {string} */
            access: "View" | "Download";
            expiresOn: components["schemas"]["CivilDate"];
            /** @description Without it there is no limit. */
            maxUses?: number;
            password?: string;
        };
        CreatedShareLinkAnswer: components["schemas"]["Envelope"] & {
            data: {
                shareLinkId: components["schemas"]["Id"];
                /** @description The end of the link. */
                token: string;
            };
        };
        ShareLinkIdsRequest: {
            shareLinkId: number[];
        };
        OpenShareLinkRequest: {
            assetId: IdOf<"Asset">;
            token: string;
            password?: string;
        };
        SharedWithMeAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description What came or changed later is new. Absent before the first visit. */
                seenUntil?: components["schemas"]["DateBox"];
                shares: {
                    shareId: components["schemas"]["Id"];
                    sharedBy: components["schemas"]["Label"];
                    sharedAt: components["schemas"]["DateBox"];
                    access: components["schemas"]["AssetAccess"];
                    /** @description Of a folder that is shared with all in it. */
                    folderName?: components["schemas"]["Label"];
                    until?: components["schemas"]["CivilDate"];
                    message?: components["schemas"]["Label"];
                    assets: components["schemas"]["ListedAsset"][];
                }[];
            };
        };
        MarkSharedSeenRequest: {
            /** @description The newest instant that the person has been shown. */
            seenUntil: components["schemas"]["DateBox"];
        };
        AssetLine: {
            assetId: components["schemas"]["Id"];
            assetTypeId: components["schemas"]["Id"];
            assetName: string;
            /** @description Its last day where it ends soon, else that of its last change. */
            day: components["schemas"]["CivilDate"];
        };
        AssetLines: {
            total: number;
            first: components["schemas"]["AssetLine"][];
        };
        AssetSummaryAnswer: components["schemas"]["Envelope"] & {
            data: {
                storage: {
                    assetTypeId: components["schemas"]["Id"];
                    typeName: components["schemas"]["Label"];
                    assetCount: number;
                    sizeBytes: number;
                }[];
                reviews: components["schemas"]["AssetLines"];
                ending: components["schemas"]["AssetLines"];
                latest: components["schemas"]["AssetLines"];
                mine: components["schemas"]["AssetLines"];
            };
        };
        MergeContactsRequest: {
            keepId: IdOf<"Contact">;
            dropId: IdOf<"Contact">;
            /** @description What the contact that stays takes over from the other one. */
            fields: ("firstName" | "lastName" | "email" | "phone" | "mobile" | "contactTypeId" | "centreId" | "institutionId" | "jobTitle" | "countryId" | "allowMessages")[];
            /** @description Contacts that hand over what a refusal said that they hold. */
            handOver?: IdOf<"Contact">[];
        };
        GroupOfContact: {
            contactGroupId: components["schemas"]["Id"];
            groupName: string;
            groupTypeName: string;
            /** @description The rule that holds for the contact; left out where it was chosen. */
            reason?: string;
        };
        GroupsOfContactAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["GroupOfContact"][];
        };
        GroupMember: {
            contactId: components["schemas"]["Id"];
            name: string;
            email: string;
            /** @description The rule that holds for the contact; left out for one that was chosen. */
            reason?: string;
        };
        GroupMembers: {
            list: components["schemas"]["GroupMember"][];
            totalCount: number;
        };
        GroupMembersAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["GroupMembers"];
        };
        PreviewGroupRequest: {
            rules: {
                /** @enum {string} */
                field: "contactType" | "country" | "centre" | "university" | "roleType" | "programme";
                /** @enum {string} */
                is: "is" | "is not";
                value: string;
            }[];
        };
        /** @description An audience, or who would belong to one; without an audience and people all who are of the types and match the rules. */
        CountRecipientsRequest: {
            audienceId?: IdOf<"Audience">;
            contactTypes?: ("STUDENT" | "CENTER" | "INSTITUTE" | "NCUK")[];
            rules?: {
                /** @enum {string} */
                field: "centre" | "country" | "programme" | "curriculum" | "intake" | "module" | "year" | "studentStatus" | "applicationStatus" | "paymentLabel" | "role" | "block";
                /** @enum {string} */
                is: "is" | "is not";
                values: string[];
            }[];
            contactGroupIds?: IdOf<"ContactGroup">[];
            contactIds?: IdOf<"Contact">[];
            excludedContactIds?: IdOf<"Contact">[];
        };
        RecipientCount: {
            count: number;
            leftOut: number;
            sample: string[];
            /** @description The first ten, by name. */
            people: {
                contactId: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description How many of each type. */
            types: {
                /** @enum {string} */
                contactType: "STUDENT" | "CENTER" | "INSTITUTE" | "NCUK";
                count: number;
            }[];
            /** @description How many are left after each rule, in their order. */
            steps: number[];
        };
        RecipientCountAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RecipientCount"];
        };
        MessageComponentsAnswer: components["schemas"]["Envelope"] & {
            data: {
                componentId: components["schemas"]["Id"];
                name: string;
                /** @description The resource whose records it is about. */
                resource: string;
            }[];
        };
        PlaceholdersAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description Without the braces. */
                name: string;
                label: string;
            }[];
        };
        MessageContactsAnswer: components["schemas"]["Envelope"] & {
            data: {
                id: components["schemas"]["Id"];
                name: string;
                /** @enum {integer} */
                status: 1 | -1;
                email?: string;
            }[];
        };
        /** @description HTML, sanitised before it is shown. */
        RichText: string;
        MessageDelivery: {
            messageDeliveryId: components["schemas"]["Id"];
            communicationId: components["schemas"]["Id"];
            communicationName: string;
            contactId: components["schemas"]["Id"];
            /** @description That of the contact. */
            name: string;
            /** @description That of the contact. */
            email: string;
            /** @enum {string} */
            channel: "Email" | "In-app";
            /** @enum {string} */
            state: "Queued" | "Delivered" | "Read" | "Failed";
            /** @description Why it failed. */
            error?: string;
            at: components["schemas"]["DateBox"];
            inAppNotificationId?: components["schemas"]["Id"];
        };
        MessageDeliveries: {
            list: components["schemas"]["MessageDelivery"][];
            totalCount: number;
        };
        CommunicationDetails: {
            communication: components["schemas"]["Communication"];
            deliveries: components["schemas"]["MessageDeliveries"];
        };
        CommunicationDetailsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["CommunicationDetails"];
        };
        UnreadCountAnswer: components["schemas"]["Envelope"] & {
            data: {
                count: number;
            };
        };
        MessageDeliveriesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MessageDeliveries"];
        };
        CommunicationStatusRequest: {
            /**
             * @description Draft takes a scheduled message back.
             * @enum {string}
             */
            state: "Draft" | "Scheduled" | "Sending";
            scheduledAt?: components["schemas"]["DateTime"];
            updatedAt?: components["schemas"]["DateBox"];
            /** @description How many people it is to reach, as it was confirmed; needed above 100. */
            count?: number;
        };
        CommunicationStatusAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @enum {string} */
                state: "Draft" | "Scheduled" | "Sending" | "Sent";
            };
        };
        StopAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description Deliveries that were tried. */
                sent: number;
                notSent: number;
            };
        };
        RetryAnswer: components["schemas"]["Envelope"] & {
            data: {
                delivered: number;
                failed: number;
            };
        };
        MessageText: {
            subject: string;
            content: string;
        };
        PreviewMessageRequest: {
            contactId: IdOf<"Contact">;
            componentId?: IdOf<"MessageComponent">;
            recordId?: number;
            email?: components["schemas"]["MessageText"];
            inApp?: components["schemas"]["MessageText"];
        };
        RenderedText: {
            subject: string;
            /** @description Sanitised HTML. */
            content: string;
        };
        RenderedMessage: {
            contactId: components["schemas"]["Id"];
            name: string;
            /** @description The address that the e-mail goes to. */
            to?: string;
            email?: components["schemas"]["RenderedText"];
            inApp?: components["schemas"]["RenderedText"];
            /** @description Placeholders that have no value for the person. */
            missing: string[];
        };
        RenderedMessageAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RenderedMessage"];
        };
        DecideStagedContactRequest: {
            /** @enum {string} */
            decision: "create" | "merge" | "reject";
            /** @description Needed to merge. */
            mergeIntoId?: IdOf<"Contact">;
            /** @description What the contact takes over when it is merged. */
            fields?: ("firstName" | "lastName" | "email" | "phone" | "contactTypeId" | "centreId" | "institutionId" | "jobTitle" | "countryId")[];
            /** @description Contacts that hand over what a refusal said that they hold. */
            handOver?: IdOf<"Contact">[];
            /** @description Needed to reject. */
            comment?: string;
        };
        PlaceMenuModuleRequest: {
            /** @description Left out for the top of the menu. */
            parentModuleId?: IdOf<"MenuModule">;
            order: number;
        };
        RoleMenu: {
            roleId: components["schemas"]["Id"];
            roleName: string;
            /** @description Whose menu it is. */
            contactType: string;
            /**
             * @description Of the role.
             * @enum {integer}
             */
            status: 1 | -1;
            typeId: components["schemas"]["Id"];
            /** @description Users who have the role. */
            userCount: number;
            /** @description Whether the rights of the role are stored. */
            isHeld: boolean;
            modules: {
                menuModuleId: components["schemas"]["Id"];
                componentId: number;
                componentName: string;
                iconsName: string;
                parentModuleId?: components["schemas"]["Id"];
                /** @description False for a group. */
                isPage: boolean;
                /** @description Labels offered. */
                permissions: string[];
            }[];
        };
        RoleMenuAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["RoleMenu"];
        };
        ValidateUserRequest: {
            username: components["schemas"]["Username"];
        };
        ValidateUserAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description Whether nobody signs in by this name yet. */
                isFree: boolean;
            };
        };
        UserSession: {
            sessionId: components["schemas"]["Id"];
            signedInAt: components["schemas"]["DateBox"];
            lastCallAt: components["schemas"]["DateBox"];
        };
        UserSessionsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["UserSession"][];
        };
        UserRightsAnswer: components["schemas"]["Envelope"] & {
            data: {
                /** @description The menu that the user has: STUDENT, CENTER, INSTITUTE or NCUK. */
                contactType: string;
                routePermissions: components["schemas"]["RoutePermissionNode"][];
            };
        };
        /**
         * Format: date
         * @description A day without a zone, yyyy-MM-dd, or null.
         */
        NullableCivilDate: string | null;
        ExamblockRow: {
            examblockId: components["schemas"]["Id"];
            examblockName: string;
            examblockShortName: string;
            examblockCode: string;
            startDate: components["schemas"]["NullableCivilDate"];
            endDate: components["schemas"]["NullableCivilDate"];
            status: components["schemas"]["BlockStatus"];
        };
        ExamblockListAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["ExamblockRow"][];
                totalCount: number;
                statusCounts?: components["schemas"]["StatusCounts"];
            };
        };
        /** @description Name or short name. */
        BlockName: string;
        /**
         * @description The switch of a new block, 1 on and 0 off; one created with 0 is stored as a draft.
         * @enum {integer}
         */
        CreatedStatus: 0 | 1;
        /** @description Has no bound of its own. */
        BlockDescription: string;
        BlockCode: string;
        /** @description 24-hour time, empty if none. */
        StartTime: string;
        /** @description Sent and answered in the same spelling. */
        ExamAcademicDate: {
            academicDateName: components["schemas"]["Label"];
            status: components["schemas"]["Flag"];
            custom: components["schemas"]["Flag"];
            startDate: components["schemas"]["NullableCivilDate"];
            endDate: components["schemas"]["NullableCivilDate"];
            forCentre: components["schemas"]["Flag"];
            forStudent: components["schemas"]["Flag"];
            /** @description 0 when new. */
            examblockAcademicDateId: number;
            /** @description Fixed number of a default date; null for a custom one. */
            tempId: number | null;
            startTime: components["schemas"]["StartTime"];
        };
        /** @description Name and code are needed; dates may still be null. */
        CreateExamblockRequest: {
            name: components["schemas"]["BlockName"];
            shortName: components["schemas"]["BlockName"];
            examdateStart: components["schemas"]["NullableCivilDate"];
            examdateEnd: components["schemas"]["NullableCivilDate"];
            status: components["schemas"]["CreatedStatus"];
            description: components["schemas"]["BlockDescription"];
            examCode: components["schemas"]["BlockCode"];
            academicDates: components["schemas"]["ExamAcademicDate"][];
        };
        CreateExamblockAnswer: components["schemas"]["Envelope"] & {
            data: {
                examblock_id: components["schemas"]["Id"];
            };
        };
        UpdateExamblockRequest: {
            name: components["schemas"]["BlockName"];
            shortName: components["schemas"]["BlockName"];
            examdateStart: components["schemas"]["NullableCivilDate"];
            examdateEnd: components["schemas"]["NullableCivilDate"];
            status: components["schemas"]["BlockStatus"];
            description: components["schemas"]["BlockDescription"];
            examCode: components["schemas"]["BlockCode"];
        };
        NullableDateBox: components["schemas"]["DateBox"] | null;
        /** @description Slots per day of a block. */
        SlotCount: number;
        /** @description Raised by every stored change of the block and by its publication. */
        BlockRevision: number;
        /** @description When the block was last published, null before. */
        PublishedAt: components["schemas"]["DateTime"] | null;
        EntryTimeZone: {
            timezoneName: string;
            abbreviation: string;
        };
        ExamSlotDetails: {
            slot: components["schemas"]["SlotTime"];
            examblockTimezoneSlotId: components["schemas"]["Id"];
        };
        /** @description A module as scheduled into a slot. */
        ModuleDetails: {
            moduleId: components["schemas"]["Id"];
            moduleName: string;
            moduleVersion: components["schemas"]["VersionLabels"];
            subModule: components["schemas"]["SubmoduleEntry"][];
            versionCount: number;
            subModuleCount: number;
        };
        /** @description A slot of a date in one time zone. */
        ExamSlotEntry: {
            timeZoneDetails: components["schemas"]["EntryTimeZone"];
            slotDetails: components["schemas"]["ExamSlotDetails"];
            moduleDetails: components["schemas"]["ModuleDetails"][];
        };
        ExamDateInformation: {
            examblockDateId: components["schemas"]["Id"];
            dayString: components["schemas"]["CivilDate"];
            /** @description Name of the weekday. */
            dayName: string;
            /**
             * @description 0 working day, 1 weekend or public holiday.
             * @enum {integer}
             */
            isHoliday: 0 | 1;
            moduleCount: number;
            versionCount: number;
            subModuleCount: number;
            /** @description Per slot the entries of its time zones. */
            slotInformation: components["schemas"]["ExamSlotEntry"][][];
        };
        ExamblockSummary: {
            examblockId: components["schemas"]["Id"];
            examblockName: string;
            examblockCode: string;
            examblockShortName: string;
            status: components["schemas"]["BlockStatus"];
            startDate: components["schemas"]["NullableCivilDate"];
            endDate: components["schemas"]["NullableCivilDate"];
            /** @description Wins over startDate. */
            examdate_start: components["schemas"]["NullableDateBox"];
            /** @description Wins over endDate. */
            examdate_end: components["schemas"]["NullableDateBox"];
            description: components["schemas"]["BlockDescription"];
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            revision?: components["schemas"]["BlockRevision"];
            publishedAt?: components["schemas"]["PublishedAt"];
            academicDates: components["schemas"]["ExamAcademicDate"][];
            dateInformation: components["schemas"]["ExamDateInformation"][];
        };
        ExamblockSummaryAnswer: components["schemas"]["Envelope"] & {
            data: {
                ExamblockSummaryData: components["schemas"]["ExamblockSummary"];
            };
        };
        /** @description The whole list; saved dates that it does not name stay as they are. */
        UpdateExamAcademicDatesRequest: {
            examblockId: components["schemas"]["Id"];
            academicDates: components["schemas"]["ExamAcademicDate"][];
        };
        DeleteExamblocksRequest: {
            examblockId: components["schemas"]["IdList"];
        };
        /** @description showWaring 1 says that nothing was deleted, because a mapping exists. */
        RemovalAnswer: components["schemas"]["Envelope"] & {
            data: {
                showWaring: components["schemas"]["Flag"];
            };
        };
        PublishExamblocksRequest: {
            /** @enum {integer} */
            status: 1;
            examblockId: components["schemas"]["IdList"];
        };
        SavedSlot: {
            slot: components["schemas"]["SlotTime"];
        };
        /** @description A zone of the block with its slot times, in slot order. */
        SavedTimeZone: {
            timezoneGroupId: components["schemas"]["Id"];
            timezoneDetails: {
                timezoneId: components["schemas"]["Id"];
                timeZoneName: string;
                Timeslots: components["schemas"]["SavedSlot"][];
            };
        };
        TimeSlotsAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["SavedTimeZone"][];
        };
        /** @description One time per slot, in slot order. */
        SlotTimes: components["schemas"]["SlotTime"][];
        ExamTimeZoneMapping: {
            timeZoneId: components["schemas"]["Id"];
            timezoneGroupId: components["schemas"]["Id"];
            Timeslots: components["schemas"]["SlotTimes"];
        };
        /** @description Every zone has as many times as the block has slots per day. */
        MapExamTimeZonesRequest: {
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            examblocktimezone: components["schemas"]["ExamTimeZoneMapping"][];
        };
        GroupTimeZone: {
            timezoneId: components["schemas"]["Id"];
            timezoneName: string;
            abbreviation: string;
            timeZoneGroupId: components["schemas"]["Id"];
        };
        /** @description The entries of one slot number, one per time zone. */
        ExamSlotGroup: {
            timeZoneDetails: components["schemas"]["GroupTimeZone"];
            slotDetails: components["schemas"]["ExamSlotDetails"];
        }[];
        ExamTimeZonesAnswer: components["schemas"]["Envelope"] & {
            data: {
                examblockTimezoneList: components["schemas"]["ExamSlotGroup"][];
            };
        };
        ExamDateEntry: {
            exam_date: components["schemas"]["DateBox"];
            examblockDateId: components["schemas"]["Id"];
        };
        /** @description Every day from the first through the last. */
        ExamDatesAnswer: components["schemas"]["Envelope"] & {
            data: {
                ExamblockExamDateList: components["schemas"]["ExamDateEntry"][];
            };
        };
        ScheduledSubmodule: {
            subModuleId: components["schemas"]["Id"];
            version: components["schemas"]["VersionLabels"];
        };
        ScheduledModule: {
            moduleId: components["schemas"]["Id"];
            version: components["schemas"]["VersionLabels"];
            subModule: components["schemas"]["ScheduledSubmodule"][];
        };
        ExamScheduleSlot: {
            /** @description This slot's id in every time zone of the block. */
            examblocktimezoneslotId: components["schemas"]["Id"][];
            modules: components["schemas"]["ScheduledModule"][];
        };
        /** @description A date with all of its slots, empty ones too. */
        ExamScheduleDate: {
            examblockdateid: components["schemas"]["Id"];
            timeslots: components["schemas"]["ExamScheduleSlot"][];
        };
        SaveExamScheduleRequest: {
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            examblockdate: components["schemas"]["ExamScheduleDate"][];
        };
        /** @description What the edit form of a test block is filled from. */
        TestblockDetail: {
            testblockId: components["schemas"]["Id"];
            testblockName: string;
            testblockCode: string;
            testblockShortName: string;
            testdateStart: components["schemas"]["NullableDateBox"];
            testdateEnd: components["schemas"]["NullableDateBox"];
            status: components["schemas"]["BlockStatus"];
            testblockDescription: string;
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            revision?: components["schemas"]["BlockRevision"];
            publishedAt?: components["schemas"]["PublishedAt"];
        };
        TestblockDetailAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TestblockDetail"];
        };
        /** @description As answered. */
        TestAcademicDate: {
            academicDateName: components["schemas"]["Label"];
            status: components["schemas"]["Flag"];
            custom: components["schemas"]["Flag"];
            startDate: components["schemas"]["NullableCivilDate"];
            endDate: components["schemas"]["NullableCivilDate"];
            forCentre: components["schemas"]["Flag"];
            forStudent: components["schemas"]["Flag"];
            testblockAcademicDateId: components["schemas"]["Id"];
        };
        TestAcademicDatesAnswer: components["schemas"]["Envelope"] & {
            data: components["schemas"]["TestAcademicDate"][];
        };
        TestblockRow: {
            testblockId: components["schemas"]["Id"];
            testblockName: string;
            testblockShortName: string;
            testblockCode: string;
            startDate: components["schemas"]["NullableCivilDate"];
            endDate: components["schemas"]["NullableCivilDate"];
            status: components["schemas"]["BlockStatus"];
        };
        TestblockListAnswer: components["schemas"]["Envelope"] & {
            data: {
                list: components["schemas"]["TestblockRow"][];
                totalCount: number;
                statusCounts?: components["schemas"]["StatusCounts"];
            };
        };
        /** @description As sent; an answer spells the id differently. */
        TestAcademicDateInput: {
            academicDateName: components["schemas"]["Label"];
            status: components["schemas"]["Flag"];
            custom: components["schemas"]["Flag"];
            startDate: components["schemas"]["NullableCivilDate"];
            endDate: components["schemas"]["NullableCivilDate"];
            forCentre: components["schemas"]["Flag"];
            forStudent: components["schemas"]["Flag"];
            /** @description 0 when new. */
            testblockacademicDateId: number;
        };
        /** @description TestCode and TestblockCode both carry the generated code. */
        CreateTestblockRequest: {
            name: components["schemas"]["BlockName"];
            shortName: components["schemas"]["BlockName"];
            testdateStart: components["schemas"]["NullableCivilDate"];
            testdateEnd: components["schemas"]["NullableCivilDate"];
            status: components["schemas"]["CreatedStatus"];
            description: components["schemas"]["BlockDescription"];
            TestCode: components["schemas"]["BlockCode"];
            TestblockCode: components["schemas"]["BlockCode"];
            /** @enum {boolean} */
            isEditMode: false;
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            academicDates: components["schemas"]["TestAcademicDateInput"][];
        };
        CreateTestblockAnswer: components["schemas"]["Envelope"] & {
            data: {
                testblock_id: components["schemas"]["Id"];
            };
        };
        UpdateTestblockRequest: {
            name: components["schemas"]["BlockName"];
            shortName: components["schemas"]["BlockName"];
            testdateStart: components["schemas"]["NullableCivilDate"];
            testdateEnd: components["schemas"]["NullableCivilDate"];
            status: components["schemas"]["BlockStatus"];
            description: components["schemas"]["BlockDescription"];
            TestCode: components["schemas"]["BlockCode"];
            TestblockCode: components["schemas"]["BlockCode"];
        };
        TestSlotDetails: {
            slot: components["schemas"]["SlotTime"];
            testblockTimezoneSlotId: components["schemas"]["Id"];
        };
        /** @description A slot of a date in one time zone. */
        TestSlotEntry: {
            timeZoneDetails: components["schemas"]["EntryTimeZone"];
            slotDetails: components["schemas"]["TestSlotDetails"];
            moduleDetails: components["schemas"]["ModuleDetails"][];
        };
        TestDateInformation: {
            testblockDateId: components["schemas"]["Id"];
            dayString: components["schemas"]["CivilDate"];
            /** @description Name of the weekday. */
            dayName: string;
            /**
             * @description 0 working day, 1 weekend or public holiday.
             * @enum {integer}
             */
            isHoliday: 0 | 1;
            moduleCount: number;
            versionCount: number;
            subModuleCount: number;
            /** @description Per slot the entries of its time zones. */
            slotInformation: components["schemas"]["TestSlotEntry"][][];
        };
        TestblockSummary: {
            testblockId: components["schemas"]["Id"];
            testblockName: string;
            testblockCode: string;
            testblockShortName: string;
            status: components["schemas"]["BlockStatus"];
            startDate: components["schemas"]["NullableCivilDate"];
            endDate: components["schemas"]["NullableCivilDate"];
            /** @description Wins over startDate. */
            testdate_start: components["schemas"]["NullableDateBox"];
            /** @description Wins over endDate. */
            testdate_end: components["schemas"]["NullableDateBox"];
            description: components["schemas"]["BlockDescription"];
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            revision?: components["schemas"]["BlockRevision"];
            publishedAt?: components["schemas"]["PublishedAt"];
            academicDates: components["schemas"]["TestAcademicDate"][];
            dateInformation: components["schemas"]["TestDateInformation"][];
        };
        TestblockSummaryAnswer: components["schemas"]["Envelope"] & {
            data: {
                TestblockSummaryData: components["schemas"]["TestblockSummary"];
            };
        };
        /** @description The whole list; saved dates that it does not name stay as they are. */
        UpdateTestAcademicDatesRequest: {
            testblockId: components["schemas"]["Id"];
            academicDates: components["schemas"]["TestAcademicDateInput"][];
        };
        DeleteTestblocksRequest: {
            testblockId: components["schemas"]["IdList"];
        };
        PublishTestblocksRequest: {
            /** @enum {integer} */
            status: 1;
            testblockId: components["schemas"]["IdList"];
        };
        TestTimeZoneMapping: {
            timezoneId: components["schemas"]["Id"];
            timezoneGroupId: components["schemas"]["Id"];
            Timeslots: components["schemas"]["SlotTimes"];
        };
        /** @description Every zone has as many times as the block has slots per day. */
        MapTestTimeZonesRequest: {
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            testblockTimezone: components["schemas"]["TestTimeZoneMapping"][];
        };
        /** @description The entries of one slot number, one per time zone. */
        TestSlotGroup: {
            timeZoneDetails: components["schemas"]["GroupTimeZone"];
            slotDetails: components["schemas"]["TestSlotDetails"];
        }[];
        TestTimeZonesAnswer: components["schemas"]["Envelope"] & {
            data: {
                testblockTimezoneList: components["schemas"]["TestSlotGroup"][];
            };
        };
        TestDateEntry: {
            testDate: components["schemas"]["DateBox"];
            testblockDateId: components["schemas"]["Id"];
        };
        /** @description Every day from the first through the last. */
        TestDatesAnswer: components["schemas"]["Envelope"] & {
            data: {
                testblockTestDateList: components["schemas"]["TestDateEntry"][];
            };
        };
        TestScheduleSlot: {
            /** @description This slot's id in every time zone of the block. */
            testblocktimezoneslotId: components["schemas"]["Id"][];
            modules: components["schemas"]["ScheduledModule"][];
        };
        /** @description A date with all of its slots, empty ones too. */
        TestScheduleDate: {
            testblockdateid: components["schemas"]["Id"];
            timeslots: components["schemas"]["TestScheduleSlot"][];
        };
        SaveTestScheduleRequest: {
            noOfSlotsPerDay: components["schemas"]["SlotCount"];
            testblockdate: components["schemas"]["TestScheduleDate"][];
        };
        /** @enum {string} */
        LogPermission: "View" | "Add" | "Modify" | "Delete";
        /** @description A page of a person's own words. */
        PersonalStatement: string;
        /** @description 0 to 100, at most two decimals. */
        Percent: number;
        Email: string;
        /** @description With the country code; blanks and brackets do not count. */
        Phone: string;
        /** @description Words and status of every record that a field refers to, by resource and id. */
        RecordNames: {
            [key: string]: {
                [key: string]: {
                    name: string;
                    status: number | string;
                };
            };
        };
        /** @description What is wrong with single fields; rows are named like teachingDates.0.startDate. */
        FieldRefusals: {
            fields: {
                field: string;
                description: string;
                /** @description The record that holds what only one can. The same call with its id in handOver takes it over. */
                heldBy?: number;
            }[];
        };
        RecordUse: {
            resource: string;
            id: number;
            name: string;
            field: string;
            /** @description Those on which a block schedules it. */
            days?: components["schemas"]["CivilDate"][];
        };
        RefusedRecord: components["schemas"]["Envelope"] & {
            data: null | components["schemas"]["FieldRefusals"];
        };
        /** @description used: other records refer to it; changed: another person saved it meanwhile; state: its status does not allow it. */
        RecordConflict: components["schemas"]["Envelope"] & {
            data: {
                /** @enum {string} */
                kind: "used";
                uses: components["schemas"]["RecordUse"][];
                hiddenCount: number;
            } | {
                /** @enum {string} */
                kind: "changed";
                record: Record<string, never>;
            } | {
                /** @enum {string} */
                kind: "state";
                status: number | string;
            };
        };
        ApplicationFields: {
            studentId: IdOf<"Student">;
            yearId: IdOf<"Year">;
            videoWatched?: components["schemas"]["Flag"];
            choices?: {
                applicationChoiceId?: components["schemas"]["RowId"];
                /** @description Named with its university. */
                courseId: IdOf<"Course">;
                intakeId: IdOf<"Intake">;
                /** @enum {integer} */
                deliveryMode: 1 | 2;
            }[];
            hasVisa?: components["schemas"]["Flag"];
            visaType?: components["schemas"]["Text"];
            visaExpiry?: components["schemas"]["CivilDate"];
            wasRefused?: components["schemas"]["Flag"];
            refusalDetails?: components["schemas"]["Long"];
            residenceCountryId?: IdOf<"Country">;
            needsCas?: components["schemas"]["Flag"];
            /** @enum {string} */
            fundedBy?: "Self" | "Family" | "Sponsor" | "Loan";
            /** @description 500 characters at least when it is submitted. */
            personalStatement?: components["schemas"]["PersonalStatement"];
            hasDeclared?: components["schemas"]["Flag"];
        };
        Application: {
            applicationId: IdOf<"Application">;
            readonly applicationName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            yearId: IdOf<"Year">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            /** @description How many of the eight. */
            readonly stepsDone?: number;
            readonly doneSteps?: ("checklist-video" | "course-finder" | "student" | "contact" | "immigration" | "academic-details" | "key-documentation" | "summary")[];
            videoWatched?: components["schemas"]["Flag"];
            choices?: {
                applicationChoiceId?: components["schemas"]["RowId"];
                /** @description Named with its university. */
                courseId: IdOf<"Course">;
                intakeId: IdOf<"Intake">;
                /** @enum {integer} */
                deliveryMode: 1 | 2;
            }[];
            hasVisa?: components["schemas"]["Flag"];
            visaType?: components["schemas"]["Text"];
            visaExpiry?: components["schemas"]["CivilDate"];
            wasRefused?: components["schemas"]["Flag"];
            refusalDetails?: components["schemas"]["Long"];
            residenceCountryId?: IdOf<"Country">;
            needsCas?: components["schemas"]["Flag"];
            /** @enum {string} */
            fundedBy?: "Self" | "Family" | "Sponsor" | "Loan";
            /** @description 500 characters at least when it is submitted. */
            personalStatement?: components["schemas"]["PersonalStatement"];
            hasDeclared?: components["schemas"]["Flag"];
            /** @enum {string} */
            readonly stage?: "draft" | "requests" | "approved" | "rejected" | "ncukApproved" | "ncukRejected" | "withdrawn";
            /** @enum {string} */
            readonly decidedBy?: "Centre" | "NCUK";
            readonly comment?: components["schemas"]["Long"];
            /** @enum {integer} */
            status: 2 | 9 | 10 | 8 | 11 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        QuestionFields: {
            questionCode: components["schemas"]["Code"];
            moduleId: IdOf<"Module">;
            submoduleId?: IdOf<"Submodule">;
            /** @enum {string} */
            questionType: "Single choice" | "Multiple choice" | "True or false" | "Number" | "Short text" | "Essay";
            stem: components["schemas"]["RichText"];
            assetId?: IdOf<"Asset">;
            altText?: components["schemas"]["Text"];
            /** @description Of the choices, in their order. An answer names an option by its number, from 1. */
            options?: {
                text: string;
                isCorrect?: components["schemas"]["Flag"];
                feedback?: components["schemas"]["Text"];
            }[];
            /** @description Of numbers and short texts. */
            answers?: string[];
            tolerance?: number;
            /** @description Of essays; the marks of its points add up to those of the question. */
            markScheme?: {
                point: components["schemas"]["Text"];
                marks: number;
            }[];
            marks: number;
            /** @description Taken off for a wrong answer. */
            negativeMarks?: number;
            difficulty: number;
            topics?: string[];
        };
        Question: {
            questionId: IdOf<"Question">;
            questionCode: components["schemas"]["Code"];
            moduleId: IdOf<"Module">;
            submoduleId?: IdOf<"Submodule">;
            /** @enum {string} */
            questionType: "Single choice" | "Multiple choice" | "True or false" | "Number" | "Short text" | "Essay";
            stem: components["schemas"]["RichText"];
            assetId?: IdOf<"Asset">;
            altText?: components["schemas"]["Text"];
            /** @description Of the choices, in their order. An answer names an option by its number, from 1. */
            options?: {
                text: string;
                isCorrect?: components["schemas"]["Flag"];
                feedback?: components["schemas"]["Text"];
            }[];
            /** @description Of numbers and short texts. */
            answers?: string[];
            tolerance?: number;
            /** @description Of essays; the marks of its points add up to those of the question. */
            markScheme?: {
                point: components["schemas"]["Text"];
                marks: number;
            }[];
            marks: number;
            /** @description Taken off for a wrong answer. */
            negativeMarks?: number;
            difficulty: number;
            topics?: string[];
            /** @description The person who wrote it; another one approves it. */
            readonly authorId?: IdOf<"User">;
            readonly versionNo?: number;
            /** @description The mean part of its marks that was reached, 0 to 1. */
            readonly facility?: number;
            /** @description By how much the best third reached more of it than the weakest, -1 to 1. */
            readonly discrimination?: number;
            /** @enum {integer} */
            status: 2 | 10 | 8 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        PaperFields: {
            paperName: components["schemas"]["Title"];
            paperCode: components["schemas"]["Code"];
            moduleId: IdOf<"Module">;
            version: string;
            /** @enum {string} */
            evaluation: "exam" | "test";
            durationMinutes: number;
            sections: {
                title: components["schemas"]["Title"];
                instructions?: components["schemas"]["Long"];
                isShuffled?: components["schemas"]["Flag"];
                /** @description How many of its questions are answered; all where it is left out. */
                choose?: number;
                questions: IdOf<"Question">[];
            }[];
            areOptionsShuffled?: components["schemas"]["Flag"];
            mayGoBack?: components["schemas"]["Flag"];
            /** @description Opened beside the questions. */
            formulaBooklet?: components["schemas"]["RichText"];
            passMark?: number;
        };
        Paper: {
            paperId: IdOf<"Paper">;
            paperName: components["schemas"]["Title"];
            paperCode: components["schemas"]["Code"];
            moduleId: IdOf<"Module">;
            version: string;
            /** @enum {string} */
            evaluation: "exam" | "test";
            durationMinutes: number;
            sections: {
                title: components["schemas"]["Title"];
                instructions?: components["schemas"]["Long"];
                isShuffled?: components["schemas"]["Flag"];
                /** @description How many of its questions are answered; all where it is left out. */
                choose?: number;
                questions: IdOf<"Question">[];
            }[];
            areOptionsShuffled?: components["schemas"]["Flag"];
            mayGoBack?: components["schemas"]["Flag"];
            /** @description Opened beside the questions. */
            formulaBooklet?: components["schemas"]["RichText"];
            readonly totalMarks?: number;
            passMark?: number;
            readonly questionCount?: number;
            readonly authorId?: IdOf<"User">;
            /** @description Which version of each question a sealed paper has, for ever. */
            readonly sealedQuestions?: {
                questionId: IdOf<"Question">;
                versionNo: number;
            }[];
            /** @enum {integer} */
            status: 2 | 10 | 8 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        DeliveryFields: {
            deliveryName: components["schemas"]["Title"];
            paperId: IdOf<"Paper">;
            /** @description Without a sitting: always open, marked by the machine, never sent. */
            isPractice?: components["schemas"]["Flag"];
            /** @enum {string} */
            blockKind?: "exam" | "test";
            examBlockId?: IdOf<"Examblock">;
            testBlockId?: IdOf<"Testblock">;
            date?: components["schemas"]["CivilDate"];
            /** @description Of the block on that day. */
            slot?: number;
            centreIds: IdOf<"Centre">[];
            /** @description 30 where it is left out. */
            lateMinutes?: number;
            /** @enum {string} */
            markingMode: "Single" | "Double blind" | "Sample 20 %";
            /** @description Of the total; 5 where it is left out. */
            tolerance?: components["schemas"]["Percent"];
        };
        Delivery: {
            deliveryId: IdOf<"Delivery">;
            deliveryName: components["schemas"]["Title"];
            paperId: IdOf<"Paper">;
            /** @description That of the paper. */
            readonly moduleId?: IdOf<"Module">;
            /** @description Without a sitting: always open, marked by the machine, never sent. */
            isPractice?: components["schemas"]["Flag"];
            /** @enum {string} */
            blockKind?: "exam" | "test";
            examBlockId?: IdOf<"Examblock">;
            testBlockId?: IdOf<"Testblock">;
            date?: components["schemas"]["CivilDate"];
            /** @description Of the block on that day. */
            slot?: number;
            centreIds: IdOf<"Centre">[];
            /** @description 30 where it is left out. */
            lateMinutes?: number;
            /** @enum {string} */
            markingMode: "Single" | "Double blind" | "Sample 20 %";
            /** @description Of the total; 5 where it is left out. */
            tolerance?: components["schemas"]["Percent"];
            /** @description Six digits. A centre sees it 15 minutes before. */
            readonly accessCode?: components["schemas"]["Text"];
            /** @description At the first of its centres. */
            readonly opensAt?: components["schemas"]["Instant"];
            /** @description At the last of its centres, with the extra time that candidates may have. */
            readonly closesAt?: components["schemas"]["Instant"];
            /** @description The instant of each centre, by its time zone. */
            readonly centreTimes?: {
                centreId: IdOf<"Centre">;
                opensAt: components["schemas"]["Instant"];
                localTime?: components["schemas"]["Text"];
                /** @description The centre sees the access code now. */
                isCodeShown?: components["schemas"]["Flag"];
            }[];
            /** @description The questions that are marked by a later version than that of the paper. */
            readonly regraded?: {
                questionId: IdOf<"Question">;
                versionNo: number;
            }[];
            readonly candidates?: number;
            readonly started?: number;
            readonly submitted?: number;
            readonly marked?: number;
            /** @enum {string} */
            state: "Draft" | "Scheduled" | "Open" | "Closed" | "Marked" | "Sent";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        AssetTypeFields: {
            assetTypeName: components["schemas"]["Title"];
            assetTypeCode: components["schemas"]["Code"];
            extensions: ("pdf" | "png" | "jpg" | "svg" | "docx" | "xlsx" | "pptx" | "csv" | "txt" | "html" | "mp3" | "mp4")[];
            maxSizeMb: number;
            needsReview?: components["schemas"]["Flag"];
            retentionMonths?: number;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        AssetType: {
            assetTypeId: IdOf<"AssetType">;
            assetTypeName: components["schemas"]["Title"];
            assetTypeCode: components["schemas"]["Code"];
            extensions: ("pdf" | "png" | "jpg" | "svg" | "docx" | "xlsx" | "pptx" | "csv" | "txt" | "html" | "mp3" | "mp4")[];
            maxSizeMb: number;
            needsReview?: components["schemas"]["Flag"];
            retentionMonths?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        FolderFields: {
            folderName: string;
            parentFolderId?: IdOf<"Folder">;
            inheritsShares?: components["schemas"]["Flag"];
            ownerContactId?: IdOf<"Contact">;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Folder: {
            folderId: IdOf<"Folder">;
            folderName: string;
            parentFolderId?: IdOf<"Folder">;
            inheritsShares?: components["schemas"]["Flag"];
            ownerContactId?: IdOf<"Contact">;
            readonly assetCount?: number;
            readonly sizeBytes?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        TagFields: {
            tagName: components["schemas"]["Title"];
            /** @enum {string} */
            tagGroup: "Subject" | "Audience" | "Season" | "Confidentiality" | "Other";
            synonyms?: string[];
            colourId?: IdOf<"Colour">;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Tag: {
            tagId: IdOf<"Tag">;
            tagName: components["schemas"]["Title"];
            /** @enum {string} */
            tagGroup: "Subject" | "Audience" | "Season" | "Confidentiality" | "Other";
            synonyms?: string[];
            colourId?: IdOf<"Colour">;
            readonly usageCount?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        StewardFields: {
            contactId: IdOf<"Contact">;
            /** @enum {string} */
            scope: "Type" | "Folder";
            assetTypeId?: IdOf<"AssetType">;
            folderId?: IdOf<"Folder">;
            fromDate: components["schemas"]["CivilDate"];
            untilDate?: components["schemas"]["CivilDate"];
            deputyContactId?: IdOf<"Contact">;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Steward: {
            stewardId: IdOf<"Steward">;
            /** @description That of the contact. */
            readonly stewardName?: components["schemas"]["Text"];
            contactId: IdOf<"Contact">;
            /** @enum {string} */
            scope: "Type" | "Folder";
            assetTypeId?: IdOf<"AssetType">;
            folderId?: IdOf<"Folder">;
            /** @description The name of what is looked after. */
            readonly place?: components["schemas"]["Text"];
            fromDate: components["schemas"]["CivilDate"];
            untilDate?: components["schemas"]["CivilDate"];
            deputyContactId?: IdOf<"Contact">;
            readonly openReviews?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        AssetFields: {
            assetName: string;
            file: components["schemas"]["StoredFile"];
            assetTypeId: IdOf<"AssetType">;
            folderId: IdOf<"Folder">;
            description?: components["schemas"]["Long"];
            tagIds?: IdOf<"Tag">[];
            moduleId?: IdOf<"Module">;
            centreId?: IdOf<"Centre">;
            yearId?: IdOf<"Year">;
            ownerContactId?: IdOf<"Contact">;
            expiresOn?: components["schemas"]["CivilDate"];
        };
        Asset: {
            assetId: IdOf<"Asset">;
            assetName: string;
            file: components["schemas"]["StoredFile"];
            assetTypeId: IdOf<"AssetType">;
            folderId: IdOf<"Folder">;
            description?: components["schemas"]["Long"];
            tagIds?: IdOf<"Tag">[];
            /** @description The tags' names and synonyms, by which it is found. */
            readonly tagWords?: components["schemas"]["Long"];
            moduleId?: IdOf<"Module">;
            centreId?: IdOf<"Centre">;
            yearId?: IdOf<"Year">;
            ownerContactId?: IdOf<"Contact">;
            /** @description The steward of its folder or of its type today. */
            readonly stewardName?: components["schemas"]["Text"];
            /** @description The library and the archive each list their part. */
            readonly isArchived?: components["schemas"]["Flag"];
            /** @description Counts the files that it has had. */
            readonly versionNo?: number;
            readonly sizeBytes?: number;
            expiresOn?: components["schemas"]["CivilDate"];
            readonly versions?: {
                versionNo: number;
                fileName: components["schemas"]["Text"];
                storageKey: components["schemas"]["Text"];
                sizeBytes: number;
                checksum: string;
                by: components["schemas"]["Text"];
                at: components["schemas"]["Instant"];
                note?: components["schemas"]["Text"];
            }[];
            /**
             * @description What the person who reads it may do with it.
             * @enum {string}
             */
            readonly access?: "View" | "Download" | "Edit" | "Manage";
            /** @description Whether the person who reads it is its steward or the deputy today; said of what is in review. */
            readonly isSteward?: components["schemas"]["Flag"];
            readonly archivedOn?: components["schemas"]["CivilDate"];
            readonly archivedBy?: components["schemas"]["Text"];
            /** @description Until it is deleted by itself. */
            readonly daysLeft?: number;
            /** @enum {integer} */
            status: 2 | 10 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ShareFields: {
            assetId?: IdOf<"Asset">;
            folderId?: IdOf<"Folder">;
            contactId?: IdOf<"Contact">;
            contactGroupId?: IdOf<"ContactGroup">;
            /** @enum {string} */
            contactType?: "NCUK" | "CENTER" | "INSTITUTE" | "STUDENT";
            /** @enum {string} */
            access: "View" | "Download" | "Edit" | "Manage";
            until?: components["schemas"]["CivilDate"];
            message?: components["schemas"]["Text"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Share: {
            shareId: IdOf<"Share">;
            /** @description The name of the file or of the folder. */
            readonly shareName?: components["schemas"]["Text"];
            assetId?: IdOf<"Asset">;
            folderId?: IdOf<"Folder">;
            contactId?: IdOf<"Contact">;
            contactGroupId?: IdOf<"ContactGroup">;
            /** @enum {string} */
            contactType?: "NCUK" | "CENTER" | "INSTITUTE" | "STUDENT";
            readonly sharedWith?: components["schemas"]["Text"];
            /** @enum {string} */
            access: "View" | "Download" | "Edit" | "Manage";
            until?: components["schemas"]["CivilDate"];
            message?: components["schemas"]["Text"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        EventFields: {
            eventName: components["schemas"]["Title"];
            /** @enum {string} */
            eventType: "Meeting" | "Deadline" | "Training" | "Visit" | "Holiday" | "Teaching" | "Other";
            isAllDay: components["schemas"]["Flag"];
            startDate: components["schemas"]["CivilDate"];
            endDate: components["schemas"]["CivilDate"];
            startTime?: components["schemas"]["SlotTime"];
            endTime?: components["schemas"]["SlotTime"];
            timezoneId?: IdOf<"Timezone">;
            /** @enum {string} */
            recurrence?: "Daily" | "Weekly" | "Monthly";
            recurUntil?: components["schemas"]["CivilDate"];
            location?: components["schemas"]["Text"];
            meetingUrl?: components["schemas"]["Url"];
            description?: components["schemas"]["RichText"];
            contactTypes: ("STUDENT" | "CENTER" | "INSTITUTE" | "NCUK")[];
            centreIds?: IdOf<"Centre">[];
            contactGroupIds?: IdOf<"ContactGroup">[];
            /** @description Of a holiday, those that keep it. */
            countryIds?: IdOf<"Country">[];
            /** @enum {integer} */
            reminderMinutes?: 15 | 60 | 1440;
        };
        Event: {
            eventId: IdOf<"Event">;
            eventName: components["schemas"]["Title"];
            /** @enum {string} */
            eventType: "Meeting" | "Deadline" | "Training" | "Visit" | "Holiday" | "Teaching" | "Other";
            isAllDay: components["schemas"]["Flag"];
            startDate: components["schemas"]["CivilDate"];
            endDate: components["schemas"]["CivilDate"];
            startTime?: components["schemas"]["SlotTime"];
            endTime?: components["schemas"]["SlotTime"];
            timezoneId?: IdOf<"Timezone">;
            /** @enum {string} */
            recurrence?: "Daily" | "Weekly" | "Monthly";
            recurUntil?: components["schemas"]["CivilDate"];
            location?: components["schemas"]["Text"];
            meetingUrl?: components["schemas"]["Url"];
            description?: components["schemas"]["RichText"];
            contactTypes: ("STUDENT" | "CENTER" | "INSTITUTE" | "NCUK")[];
            centreIds?: IdOf<"Centre">[];
            contactGroupIds?: IdOf<"ContactGroup">[];
            /** @description Of a holiday, those that keep it. */
            countryIds?: IdOf<"Country">[];
            /** @enum {integer} */
            reminderMinutes?: 15 | 60 | 1440;
            /** @description The series that it was taken from. */
            readonly seriesId?: IdOf<"Event">;
            /** @description Which one of its series it begins with, from 0. */
            readonly firstOccurrence?: number;
            /** @description Days of the series that are events of their own. */
            readonly leftOut?: string[];
            /** @description Grows with each change; calendar files carry it. */
            readonly sequence?: number;
            readonly cancelledOn?: components["schemas"]["CivilDate"];
            /** @enum {integer} */
            status: 2 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CertificateTypeFields: {
            certificateTypeName: components["schemas"]["Title"];
            certificateTypeCode: components["schemas"]["Code"];
            /** @enum {string} */
            kind: "Certificate" | "Transcript" | "Statement of results";
            programIds: IdOf<"Program">[];
            needsRelease?: components["schemas"]["Flag"];
            feeMinor?: components["schemas"]["Minor"];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            validityMonths?: number;
        };
        CertificateType: {
            certificateTypeId: IdOf<"CertificateType">;
            certificateTypeName: components["schemas"]["Title"];
            certificateTypeCode: components["schemas"]["Code"];
            /** @enum {string} */
            kind: "Certificate" | "Transcript" | "Statement of results";
            programIds: IdOf<"Program">[];
            needsRelease?: components["schemas"]["Flag"];
            feeMinor?: components["schemas"]["Minor"];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            validityMonths?: number;
            /** @enum {integer} */
            status: 2 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CertificateTemplateFields: {
            certificateTemplateName: components["schemas"]["Title"];
            certificateTypeId: IdOf<"CertificateType">;
            /** @enum {string} */
            orientation: "Portrait" | "Landscape";
            /** @enum {string} */
            pageSize: "A4" | "Letter";
            body: components["schemas"]["RichText"];
            /** @description A picture of the library; it covers the page behind the text. */
            backgroundAssetId?: IdOf<"Asset">;
            /** @description A picture of the library; it stands beside the signatories. */
            sealAssetId?: IdOf<"Asset">;
            signatories: {
                name: components["schemas"]["Title"];
                position: components["schemas"]["Text"];
                /** @description A picture of the library. */
                signatureAssetId?: IdOf<"Asset">;
            }[];
        };
        CertificateTemplate: {
            certificateTemplateId: IdOf<"CertificateTemplate">;
            certificateTemplateName: components["schemas"]["Title"];
            certificateTypeId: IdOf<"CertificateType">;
            /** @enum {string} */
            orientation: "Portrait" | "Landscape";
            /** @enum {string} */
            pageSize: "A4" | "Letter";
            body: components["schemas"]["RichText"];
            /** @description A picture of the library; it covers the page behind the text. */
            backgroundAssetId?: IdOf<"Asset">;
            /** @description A picture of the library; it stands beside the signatories. */
            sealAssetId?: IdOf<"Asset">;
            signatories: {
                name: components["schemas"]["Title"];
                position: components["schemas"]["Text"];
                /** @description A picture of the library. */
                signatureAssetId?: IdOf<"Asset">;
            }[];
            readonly versionNo?: number;
            /** @enum {integer} */
            status: 2 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CertificateRequestFields: {
            studentId: IdOf<"Student">;
            certificateTypeId: IdOf<"CertificateType">;
            resultIntakeId: IdOf<"ResultSet">;
            /** @enum {string} */
            format: "Electronic" | "Paper";
            copies: number;
            postalAddress?: components["schemas"]["Long"];
            /** @enum {string} */
            reason: "First issue" | "Replacement" | "Correction";
            nameOnCertificate: components["schemas"]["Title"];
            proof?: components["schemas"]["StoredFile"];
            comments?: {
                commentId?: components["schemas"]["RowId"];
                text: components["schemas"]["Long"];
                readonly by?: components["schemas"]["Text"];
                readonly at?: components["schemas"]["Instant"];
            }[];
        };
        CertificateRequest: {
            certificateRequestId: IdOf<"CertificateRequest">;
            readonly requestNumber?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            certificateTypeId: IdOf<"CertificateType">;
            resultIntakeId: IdOf<"ResultSet">;
            /** @enum {string} */
            format: "Electronic" | "Paper";
            copies: number;
            postalAddress?: components["schemas"]["Long"];
            /** @enum {string} */
            reason: "First issue" | "Replacement" | "Correction";
            nameOnCertificate: components["schemas"]["Title"];
            proof?: components["schemas"]["StoredFile"];
            /**
             * @description Where the invoice of the fee stands; left out where there is none.
             * @enum {string}
             */
            readonly feeLabel?: "Ready to Invoice" | "Pending" | "Partially paid" | "Paid" | "Confirmed";
            comments?: {
                commentId?: components["schemas"]["RowId"];
                text: components["schemas"]["Long"];
                readonly by?: components["schemas"]["Text"];
                readonly at?: components["schemas"]["Instant"];
            }[];
            /** @enum {integer} */
            status: 2 | 9 | 10 | 8 | 11;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CertificateFields: {
            studentId: IdOf<"Student">;
            certificateTypeId: IdOf<"CertificateType">;
            resultIntakeId: IdOf<"ResultSet">;
        };
        Certificate: {
            certificateId: IdOf<"Certificate">;
            readonly certificateNumber?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            certificateTypeId: IdOf<"CertificateType">;
            resultIntakeId: IdOf<"ResultSet">;
            readonly nameOnCertificate?: components["schemas"]["Title"];
            readonly verificationCode?: components["schemas"]["Text"];
            readonly certificateTemplateId?: IdOf<"CertificateTemplate">;
            readonly templateVersion?: number;
            readonly awardText?: components["schemas"]["Text"];
            readonly awardedOn?: components["schemas"]["CivilDate"];
            readonly issuedOn?: components["schemas"]["CivilDate"];
            readonly expiresOn?: components["schemas"]["CivilDate"];
            readonly reason?: components["schemas"]["Long"];
            readonly downloadCount?: number;
            /** @description As it was issued; a later template changes nothing of it. */
            readonly text?: components["schemas"]["RichText"];
            /** @enum {string} */
            readonly orientation?: "Portrait" | "Landscape";
            /** @enum {string} */
            readonly pageSize?: "A4" | "Letter";
            readonly backgroundAssetId?: IdOf<"Asset">;
            readonly sealAssetId?: IdOf<"Asset">;
            readonly signatories?: {
                name: components["schemas"]["Title"];
                position: components["schemas"]["Text"];
                /** @description A picture of the library. */
                signatureAssetId?: IdOf<"Asset">;
            }[];
            /** @enum {string} */
            state: "Valid" | "Revoked" | "Replaced" | "Expired";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ValidationCheckFields: {
            code: components["schemas"]["Text"];
            note?: components["schemas"]["Long"];
        };
        ValidationCheck: {
            validationId: IdOf<"ValidationCheck">;
            readonly checkNumber?: components["schemas"]["Text"];
            code: components["schemas"]["Text"];
            readonly certificateId?: IdOf<"Certificate">;
            /** @enum {string} */
            readonly channel?: "Link" | "Form" | "Staff";
            readonly checkedAt?: components["schemas"]["Instant"];
            note?: components["schemas"]["Long"];
            /** @enum {string} */
            outcome: "Valid" | "Revoked" | "Replaced" | "Expired" | "Not found";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ClearingEntryFields: {
            studentId: IdOf<"Student">;
            yearId: IdOf<"Year">;
            /** @enum {string} */
            reason: "No offer" | "Conditions missed" | "Declined" | "Late";
            subjects: components["schemas"]["Text"];
            notes?: components["schemas"]["Long"];
        };
        ClearingEntry: {
            clearingId: IdOf<"ClearingEntry">;
            readonly clearingName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            yearId: IdOf<"Year">;
            /** @enum {string} */
            reason: "No offer" | "Conditions missed" | "Declined" | "Late";
            subjects: components["schemas"]["Text"];
            /** @description Of the three best modules that centres see. */
            readonly points?: number;
            notes?: components["schemas"]["Long"];
            /** @enum {string} */
            state: "Open" | "Offered" | "Placed" | "Closed";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ClearingOfferFields: {
            clearingId: IdOf<"ClearingEntry">;
            institutionId: IdOf<"University">;
            courseId: IdOf<"Course">;
            conditions?: {
                conditionId?: components["schemas"]["RowId"];
                /** @enum {string} */
                subject: "Module" | "Overall" | "English";
                /** @description That of the condition of a module. */
                moduleId?: IdOf<"Module">;
                minimum: string;
            }[];
            expiresOn: components["schemas"]["CivilDate"];
        };
        ClearingOffer: {
            clearingOfferId: IdOf<"ClearingOffer">;
            readonly offerName?: components["schemas"]["Text"];
            clearingId: IdOf<"ClearingEntry">;
            /** @description That of the entry. */
            readonly studentId?: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            institutionId: IdOf<"University">;
            courseId: IdOf<"Course">;
            conditions?: {
                conditionId?: components["schemas"]["RowId"];
                /** @enum {string} */
                subject: "Module" | "Overall" | "English";
                /** @description That of the condition of a module. */
                moduleId?: IdOf<"Module">;
                minimum: string;
            }[];
            readonly offeredOn?: components["schemas"]["CivilDate"];
            expiresOn: components["schemas"]["CivilDate"];
            readonly repliedOn?: components["schemas"]["CivilDate"];
            /** @enum {string} */
            state: "Offered" | "Accepted" | "Declined" | "Expired" | "Withdrawn";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        AudienceFields: {
            audienceName: components["schemas"]["Title"];
            /** @enum {string} */
            kind: "Fixed" | "Rule";
            contactTypes: ("STUDENT" | "CENTER" | "INSTITUTE" | "NCUK")[];
            rules?: {
                /** @enum {string} */
                field: "centre" | "country" | "programme" | "curriculum" | "intake" | "module" | "year" | "studentStatus" | "applicationStatus" | "paymentLabel" | "role" | "block";
                /** @enum {string} */
                is: "is" | "is not";
                values: string[];
            }[];
            contactGroupIds?: IdOf<"ContactGroup">[];
            contactIds?: IdOf<"Contact">[];
            excludedContactIds?: IdOf<"Contact">[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Audience: {
            audienceId: IdOf<"Audience">;
            audienceName: components["schemas"]["Title"];
            /** @enum {string} */
            kind: "Fixed" | "Rule";
            contactTypes: ("STUDENT" | "CENTER" | "INSTITUTE" | "NCUK")[];
            rules?: {
                /** @enum {string} */
                field: "centre" | "country" | "programme" | "curriculum" | "intake" | "module" | "year" | "studentStatus" | "applicationStatus" | "paymentLabel" | "role" | "block";
                /** @enum {string} */
                is: "is" | "is not";
                values: string[];
            }[];
            contactGroupIds?: IdOf<"ContactGroup">[];
            contactIds?: IdOf<"Contact">[];
            excludedContactIds?: IdOf<"Contact">[];
            readonly lastCount?: number;
            readonly countedAt?: components["schemas"]["Instant"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        MessageTemplateFields: {
            templateName: components["schemas"]["Title"];
            componentId: IdOf<"MessageComponent">;
            /** @enum {string} */
            mode: "Email" | "In-app" | "Both";
            subject: string;
            content: components["schemas"]["RichText"];
        };
        MessageTemplate: {
            templateId: IdOf<"MessageTemplate">;
            templateName: components["schemas"]["Title"];
            componentId: IdOf<"MessageComponent">;
            /** @enum {string} */
            mode: "Email" | "In-app" | "Both";
            subject: string;
            content: components["schemas"]["RichText"];
            /** @enum {integer} */
            status: 2 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CommunicationFields: {
            communicationName: components["schemas"]["Title"];
            componentId?: IdOf<"MessageComponent">;
            recordId?: number;
            /** @enum {string} */
            mode: "Email" | "In-app" | "Both";
            /** @enum {string} */
            option: "Audience" | "Individual";
            audienceId?: IdOf<"Audience">;
            recipients?: IdOf<"Contact">[];
            email?: {
                subject?: string;
                toEmails?: string[];
                ccEmails?: string[];
                content?: components["schemas"]["RichText"];
            };
            inApp?: {
                subject?: string;
                content?: components["schemas"]["RichText"];
            };
            attachmentIds?: IdOf<"Asset">[];
            isImportant?: components["schemas"]["Flag"];
            scheduledAt?: components["schemas"]["Instant"];
            timezoneId?: IdOf<"Timezone">;
        };
        Communication: {
            communicationId: IdOf<"Communication">;
            communicationName: components["schemas"]["Title"];
            componentId?: IdOf<"MessageComponent">;
            recordId?: number;
            readonly recordName?: components["schemas"]["Text"];
            /** @enum {string} */
            mode: "Email" | "In-app" | "Both";
            /** @enum {string} */
            option: "Audience" | "Individual";
            audienceId?: IdOf<"Audience">;
            recipients?: IdOf<"Contact">[];
            email?: {
                subject?: string;
                toEmails?: string[];
                ccEmails?: string[];
                content?: components["schemas"]["RichText"];
            };
            inApp?: {
                subject?: string;
                content?: components["schemas"]["RichText"];
            };
            attachmentIds?: IdOf<"Asset">[];
            isImportant?: components["schemas"]["Flag"];
            scheduledAt?: components["schemas"]["Instant"];
            timezoneId?: IdOf<"Timezone">;
            /** @description Those of its audience. */
            readonly contactGroupIds?: IdOf<"ContactGroup">[];
            readonly startedAt?: components["schemas"]["Instant"];
            readonly sentAt?: components["schemas"]["Instant"];
            readonly countTotal?: number;
            readonly countDelivered?: number;
            readonly countRead?: number;
            readonly countFailed?: number;
            readonly countStopped?: number;
            /** @enum {string} */
            state: "Draft" | "Scheduled" | "Sending" | "Sent";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ContactTypeFields: {
            contactTypeName: components["schemas"]["Title"];
            contactTypeCode: components["schemas"]["Code"];
            /** @enum {string} */
            parentContactType: "STUDENT" | "CENTER" | "INSTITUTE" | "NCUK";
            /** @enum {integer} */
            status?: 1 | -1;
        };
        ContactType: {
            contactTypeId: IdOf<"ContactType">;
            contactTypeName: components["schemas"]["Title"];
            contactTypeCode: components["schemas"]["Code"];
            /** @enum {string} */
            parentContactType: "STUDENT" | "CENTER" | "INSTITUTE" | "NCUK";
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ComponentTypeFields: {
            componentTypeName: components["schemas"]["Title"];
            componentTypeCode: components["schemas"]["Code"];
            description?: components["schemas"]["Text"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        ComponentType: {
            componentTypeId: IdOf<"ComponentType">;
            componentTypeName: components["schemas"]["Title"];
            componentTypeCode: components["schemas"]["Code"];
            description?: components["schemas"]["Text"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        RoleTypeFields: {
            roleTypeName: components["schemas"]["Title"];
            componentTypeId: IdOf<"ComponentType">;
            contactTypeIds: IdOf<"ContactType">[];
            isSingle?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        RoleType: {
            roleTypeId: IdOf<"RoleType">;
            roleTypeName: components["schemas"]["Title"];
            componentTypeId: IdOf<"ComponentType">;
            contactTypeIds: IdOf<"ContactType">[];
            isSingle?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        GroupTypeFields: {
            groupTypeName: components["schemas"]["Title"];
            /** @enum {string} */
            purpose: "Messages" | "Calendar" | "Sharing";
            /** @enum {string} */
            membership: "Chosen" | "By rule";
            /** @enum {integer} */
            status?: 1 | -1;
        };
        GroupType: {
            groupTypeId: IdOf<"GroupType">;
            groupTypeName: components["schemas"]["Title"];
            /** @enum {string} */
            purpose: "Messages" | "Calendar" | "Sharing";
            /** @enum {string} */
            membership: "Chosen" | "By rule";
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ContactGroupFields: {
            groupName: components["schemas"]["Title"];
            groupTypeId: IdOf<"GroupType">;
            contactIds?: IdOf<"Contact">[];
            rules?: {
                /** @enum {string} */
                field: "contactType" | "country" | "centre" | "university" | "roleType" | "programme";
                /** @enum {string} */
                is: "is" | "is not";
                value: components["schemas"]["Text"];
            }[];
            ownerContactId: IdOf<"Contact">;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        ContactGroup: {
            contactGroupId: IdOf<"ContactGroup">;
            groupName: components["schemas"]["Title"];
            groupTypeId: IdOf<"GroupType">;
            contactIds?: IdOf<"Contact">[];
            rules?: {
                /** @enum {string} */
                field: "contactType" | "country" | "centre" | "university" | "roleType" | "programme";
                /** @enum {string} */
                is: "is" | "is not";
                value: components["schemas"]["Text"];
            }[];
            ownerContactId: IdOf<"Contact">;
            readonly memberCount?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ContactFields: {
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            mobile?: components["schemas"]["Phone"];
            contactTypeId: IdOf<"ContactType">;
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            jobTitle?: components["schemas"]["Text"];
            roles?: {
                roleTypeId: IdOf<"RoleType">;
                isPrimary?: components["schemas"]["Flag"];
            }[];
            countryId?: IdOf<"Country">;
            allowMessages?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Contact: {
            contactId: IdOf<"Contact">;
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            readonly fullName?: components["schemas"]["Text"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            mobile?: components["schemas"]["Phone"];
            contactTypeId: IdOf<"ContactType">;
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            jobTitle?: components["schemas"]["Text"];
            roles?: {
                roleTypeId: IdOf<"RoleType">;
                isPrimary?: components["schemas"]["Flag"];
            }[];
            countryId?: IdOf<"Country">;
            allowMessages?: components["schemas"]["Flag"];
            /** @description Of its university. */
            readonly isPrimary?: components["schemas"]["Flag"];
            readonly userId?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ContactStagingFields: {
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            contactTypeId: IdOf<"ContactType">;
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            jobTitle?: components["schemas"]["Text"];
            countryId?: IdOf<"Country">;
            /** @enum {string} */
            source: "Import" | "Registration" | "Website";
        };
        ContactStaging: {
            contactStagingId: IdOf<"ContactStaging">;
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            readonly fullName?: components["schemas"]["Text"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            contactTypeId: IdOf<"ContactType">;
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            jobTitle?: components["schemas"]["Text"];
            countryId?: IdOf<"Country">;
            /** @enum {string} */
            source: "Import" | "Registration" | "Website";
            readonly matchContactId?: IdOf<"Contact">;
            /** @enum {integer} */
            stagingStatus: 9 | 10 | 8 | 11;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CourseFields: {
            courseName: components["schemas"]["Title"];
            courseCode: components["schemas"]["Code"];
            institutionId: IdOf<"University">;
            qualificationId: IdOf<"InstituteQualification">;
            degreeId: IdOf<"InstituteDegree">;
            ucasCode?: string;
            /** @enum {string} */
            studyMode: "Full-time" | "Part-time";
            /** @enum {integer} */
            deliveryMode: 1 | 2;
            durationMonths: number;
            startMonths: ("January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December")[];
            streamIds: IdOf<"Stream">[];
            feeMinor?: components["schemas"]["Minor"];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            applyBy?: components["schemas"]["CivilDate"];
            validTo: components["schemas"]["CivilDate"];
            website?: components["schemas"]["Url"];
            prospectus?: components["schemas"]["StoredFile"];
            specification?: components["schemas"]["StoredFile"];
            englishRequirements?: {
                courseEnglishId?: components["schemas"]["RowId"];
                /** @enum {string} */
                testType: "EAP" | "IELTS" | "TOEFL" | "PTE";
                overall: number;
                listening?: number;
                reading?: number;
                writing?: number;
                speaking?: number;
            }[];
            academicRequirements?: {
                courseAcademicId?: components["schemas"]["RowId"];
                programId: IdOf<"Program">;
                streamId: IdOf<"Stream">;
                minimumGrade: string;
                note?: components["schemas"]["Text"];
                modules?: {
                    moduleId: IdOf<"Module">;
                    grade: string;
                }[];
            }[];
        };
        Course: {
            courseId: IdOf<"Course">;
            courseName: components["schemas"]["Title"];
            courseCode: components["schemas"]["Code"];
            institutionId: IdOf<"University">;
            qualificationId: IdOf<"InstituteQualification">;
            degreeId: IdOf<"InstituteDegree">;
            ucasCode?: string;
            /** @enum {string} */
            studyMode: "Full-time" | "Part-time";
            /** @enum {integer} */
            deliveryMode: 1 | 2;
            durationMonths: number;
            startMonths: ("January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December")[];
            streamIds: IdOf<"Stream">[];
            feeMinor?: components["schemas"]["Minor"];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            applyBy?: components["schemas"]["CivilDate"];
            validTo: components["schemas"]["CivilDate"];
            website?: components["schemas"]["Url"];
            prospectus?: components["schemas"]["StoredFile"];
            specification?: components["schemas"]["StoredFile"];
            englishRequirements?: {
                courseEnglishId?: components["schemas"]["RowId"];
                /** @enum {string} */
                testType: "EAP" | "IELTS" | "TOEFL" | "PTE";
                overall: number;
                listening?: number;
                reading?: number;
                writing?: number;
                speaking?: number;
            }[];
            academicRequirements?: {
                courseAcademicId?: components["schemas"]["RowId"];
                programId: IdOf<"Program">;
                streamId: IdOf<"Stream">;
                minimumGrade: string;
                note?: components["schemas"]["Text"];
                modules?: {
                    moduleId: IdOf<"Module">;
                    grade: string;
                }[];
            }[];
            /** @enum {integer} */
            status: 2 | 9 | 8 | 12 | 11 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        UniversityRelationFields: {
            universityName: components["schemas"]["Title"];
            universityCode: components["schemas"]["Code"];
            shortName: components["schemas"]["Text"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            institutionTypeId: IdOf<"InstituteType">;
            contractStatusId: IdOf<"ContractStatus">;
            contractStart: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            qualificationIds?: IdOf<"InstituteQualification">[];
            degreeIds?: IdOf<"InstituteDegree">[];
            accountManagerId?: IdOf<"User">;
            commission?: components["schemas"]["Percent"];
            invoiceEmail: components["schemas"]["Email"];
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            taxNumber?: components["schemas"]["Text"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        UniversityRelation: {
            institutionId: IdOf<"UniversityRelation">;
            universityName: components["schemas"]["Title"];
            universityCode: components["schemas"]["Code"];
            shortName: components["schemas"]["Text"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            institutionTypeId: IdOf<"InstituteType">;
            contractStatusId: IdOf<"ContractStatus">;
            contractStart: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            qualificationIds?: IdOf<"InstituteQualification">[];
            degreeIds?: IdOf<"InstituteDegree">[];
            accountManagerId?: IdOf<"User">;
            commission?: components["schemas"]["Percent"];
            invoiceEmail: components["schemas"]["Email"];
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            taxNumber?: components["schemas"]["Text"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        UniversityDocumentFields: {
            title: components["schemas"]["Title"];
            institutionId: IdOf<"University">;
            /**
             * @description Contracts are for NCUK only.
             * @enum {string}
             */
            documentType: "Contract" | "Prospectus" | "Fees" | "Accreditation" | "Other";
            file: components["schemas"]["StoredFile"];
            validFrom?: components["schemas"]["CivilDate"];
            validTo?: components["schemas"]["CivilDate"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        UniversityDocument: {
            institutionDocumentId: IdOf<"UniversityDocument">;
            title: components["schemas"]["Title"];
            institutionId: IdOf<"University">;
            /**
             * @description Contracts are for NCUK only.
             * @enum {string}
             */
            documentType: "Contract" | "Prospectus" | "Fees" | "Accreditation" | "Other";
            file: components["schemas"]["StoredFile"];
            /** @description Counts the files that it has had. */
            readonly versionNo?: number;
            validFrom?: components["schemas"]["CivilDate"];
            validTo?: components["schemas"]["CivilDate"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        UniversityContactFields: {
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            mobile?: components["schemas"]["Phone"];
            institutionId: IdOf<"University">;
            jobTitle?: components["schemas"]["Text"];
            /** @description One of each university; setting one clears the other. */
            isPrimary?: components["schemas"]["Flag"];
            roles?: {
                roleTypeId: IdOf<"RoleType">;
                isPrimary?: components["schemas"]["Flag"];
            }[];
            countryId?: IdOf<"Country">;
            allowMessages?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        UniversityContact: {
            contactId: IdOf<"UniversityContact">;
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            readonly fullName?: components["schemas"]["Text"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            mobile?: components["schemas"]["Phone"];
            institutionId: IdOf<"University">;
            jobTitle?: components["schemas"]["Text"];
            /** @description One of each university; setting one clears the other. */
            isPrimary?: components["schemas"]["Flag"];
            roles?: {
                roleTypeId: IdOf<"RoleType">;
                isPrimary?: components["schemas"]["Flag"];
            }[];
            countryId?: IdOf<"Country">;
            allowMessages?: components["schemas"]["Flag"];
            readonly contactTypeId?: IdOf<"ContactType">;
            readonly userId?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        UniversityStagingFields: {
            universityName: components["schemas"]["Title"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            website?: components["schemas"]["Url"];
            /** @enum {string} */
            source: "Registration" | "Import" | "By hand";
            /** @description Whoever takes it into review unless named before. */
            assigneeId?: IdOf<"User">;
            /** @description A university is created with it, the short name and the type. */
            universityCode?: components["schemas"]["Code"];
            shortName?: components["schemas"]["Text"];
            institutionTypeId?: IdOf<"InstituteType">;
        };
        UniversityStaging: {
            stagingId: IdOf<"UniversityStaging">;
            universityName: components["schemas"]["Title"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            website?: components["schemas"]["Url"];
            /** @enum {string} */
            source: "Registration" | "Import" | "By hand";
            readonly sourceId?: components["schemas"]["Text"];
            /** @description Whoever takes it into review unless named before. */
            assigneeId?: IdOf<"User">;
            /** @description A university is created with it, the short name and the type. */
            universityCode?: components["schemas"]["Code"];
            shortName?: components["schemas"]["Text"];
            institutionTypeId?: IdOf<"InstituteType">;
            /** @description Of the same domain, or of nearly the same name. */
            readonly matchIds?: IdOf<"University">[];
            /** @enum {integer} */
            stagingStatus: 9 | 10 | 8 | 11;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CentreStagingFields: {
            centreName: components["schemas"]["Title"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            website?: components["schemas"]["Url"];
            /** @enum {string} */
            source: "Registration" | "Import" | "By hand";
            /** @description Whoever takes it into review unless named before. */
            assigneeId?: IdOf<"User">;
            /** @description A centre is created with it, and with all that follows. */
            centreCode?: components["schemas"]["Code"];
            timezoneId?: IdOf<"Timezone">;
            deliveryModes?: (1 | 2)[];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            contractStart?: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            userFirstName?: components["schemas"]["Title"];
            userLastName?: components["schemas"]["Title"];
            /** @description The first user of the centre signs in with it. */
            userEmail?: components["schemas"]["Email"];
        };
        CentreStaging: {
            stagingId: IdOf<"CentreStaging">;
            centreName: components["schemas"]["Title"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            website?: components["schemas"]["Url"];
            /** @enum {string} */
            source: "Registration" | "Import" | "By hand";
            readonly sourceId?: components["schemas"]["Text"];
            /** @description Whoever takes it into review unless named before. */
            assigneeId?: IdOf<"User">;
            /** @description A centre is created with it, and with all that follows. */
            centreCode?: components["schemas"]["Code"];
            timezoneId?: IdOf<"Timezone">;
            deliveryModes?: (1 | 2)[];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            contractStart?: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            userFirstName?: components["schemas"]["Title"];
            userLastName?: components["schemas"]["Title"];
            /** @description The first user of the centre signs in with it. */
            userEmail?: components["schemas"]["Email"];
            /** @description Of the same domain, or of nearly the same name. */
            readonly matchIds?: IdOf<"Centre">[];
            /** @enum {integer} */
            stagingStatus: 9 | 10 | 8 | 11;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CentreFields: {
            centreName: components["schemas"]["Title"];
            centreCode: components["schemas"]["Code"];
            legalName?: components["schemas"]["Title"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            address?: components["schemas"]["Long"];
            postCode?: components["schemas"]["Text"];
            timezoneId: IdOf<"Timezone">;
            deliveryModes: (1 | 2)[];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            website?: components["schemas"]["Url"];
            principalContactId?: IdOf<"Contact">;
            examsContactId?: IdOf<"Contact">;
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            /** @description With the word for it: TIN 20418877-0001. */
            taxNumber?: components["schemas"]["Text"];
            capacity?: number;
            contractStart: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Centre: {
            centreId: IdOf<"Centre">;
            centreName: components["schemas"]["Title"];
            centreCode: components["schemas"]["Code"];
            legalName?: components["schemas"]["Title"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            address?: components["schemas"]["Long"];
            postCode?: components["schemas"]["Text"];
            timezoneId: IdOf<"Timezone">;
            deliveryModes: (1 | 2)[];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            website?: components["schemas"]["Url"];
            principalContactId?: IdOf<"Contact">;
            examsContactId?: IdOf<"Contact">;
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            /** @description With the word for it: TIN 20418877-0001. */
            taxNumber?: components["schemas"]["Text"];
            capacity?: number;
            contractStart: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CentreGroupFields: {
            centreGroupName: components["schemas"]["Title"];
            yearId: IdOf<"Year">;
            curriculumId?: IdOf<"Curriculum">;
            noOfGroups: number;
            groups?: {
                groupName: components["schemas"]["Title"];
                centreIds?: IdOf<"Centre">[];
            }[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        CentreGroup: {
            centreGroupId: IdOf<"CentreGroup">;
            centreGroupName: components["schemas"]["Title"];
            yearId: IdOf<"Year">;
            curriculumId?: IdOf<"Curriculum">;
            noOfGroups: number;
            groups?: {
                groupName: components["schemas"]["Title"];
                centreIds?: IdOf<"Centre">[];
            }[];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        YearFields: {
            yearDesc: string;
            startDate: components["schemas"]["CivilDate"];
            endDate: components["schemas"]["CivilDate"];
            isCurrent?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Year: {
            yearId: IdOf<"Year">;
            yearDesc: string;
            startDate: components["schemas"]["CivilDate"];
            endDate: components["schemas"]["CivilDate"];
            isCurrent?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ColourFields: {
            colourName: components["schemas"]["Title"];
            colourCode: components["schemas"]["HexColour"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Colour: {
            colourId: IdOf<"Colour">;
            colourName: components["schemas"]["Title"];
            colourCode: components["schemas"]["HexColour"];
            readonly moduleCount?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        IntakeFields: {
            intakeName: components["schemas"]["Title"];
            intakeCode: components["schemas"]["Code"];
            startYear: IdOf<"Year">;
            registrationFrom: components["schemas"]["CivilDate"];
            registrationTo: components["schemas"]["CivilDate"];
            isLate?: components["schemas"]["Flag"];
            teachingDates: {
                teachingDateId?: components["schemas"]["RowId"];
                teachingDateName: components["schemas"]["Title"];
                startDate: components["schemas"]["CivilDate"];
                endDate: components["schemas"]["CivilDate"];
            }[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Intake: {
            intakeId: IdOf<"Intake">;
            intakeName: components["schemas"]["Title"];
            intakeCode: components["schemas"]["Code"];
            startYear: IdOf<"Year">;
            registrationFrom: components["schemas"]["CivilDate"];
            registrationTo: components["schemas"]["CivilDate"];
            isLate?: components["schemas"]["Flag"];
            teachingDates: {
                teachingDateId?: components["schemas"]["RowId"];
                teachingDateName: components["schemas"]["Title"];
                startDate: components["schemas"]["CivilDate"];
                endDate: components["schemas"]["CivilDate"];
            }[];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ProgramFields: {
            programName: components["schemas"]["Title"];
            programCode: components["schemas"]["Code"];
            programShortName: components["schemas"]["Text"];
            /** @enum {string} */
            level: "Foundation" | "Year One" | "Pre-Master's" | "English";
            durationWeeks: number;
            semesters: number;
            /** @enum {string} */
            gradingScale: "A*–E" | "Distinction, Credit, Pass" | "Percent";
            needsEnglish?: components["schemas"]["Flag"];
            description?: components["schemas"]["Long"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Program: {
            programId: IdOf<"Program">;
            programName: components["schemas"]["Title"];
            programCode: components["schemas"]["Code"];
            programShortName: components["schemas"]["Text"];
            /** @enum {string} */
            level: "Foundation" | "Year One" | "Pre-Master's" | "English";
            durationWeeks: number;
            semesters: number;
            /** @enum {string} */
            gradingScale: "A*–E" | "Distinction, Credit, Pass" | "Percent";
            needsEnglish?: components["schemas"]["Flag"];
            description?: components["schemas"]["Long"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        StreamFields: {
            streamName: components["schemas"]["Title"];
            streamCode: components["schemas"]["Code"];
            programId: IdOf<"Program">;
            coreModuleIds?: IdOf<"Module">[];
            optionalModuleIds?: IdOf<"Module">[];
            minModules: number;
            maxModules: number;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Stream: {
            streamId: IdOf<"Stream">;
            streamName: components["schemas"]["Title"];
            streamCode: components["schemas"]["Code"];
            programId: IdOf<"Program">;
            coreModuleIds?: IdOf<"Module">[];
            optionalModuleIds?: IdOf<"Module">[];
            minModules: number;
            maxModules: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ModuleFields: {
            moduleName: components["schemas"]["Title"];
            moduleCode: components["schemas"]["Code"];
            programId: IdOf<"Program">;
            colourId: IdOf<"Colour">;
            evaluations: ("exam" | "test")[];
            versions?: string[];
            credits?: number;
            passMark?: components["schemas"]["Percent"];
            isEnglish?: components["schemas"]["Flag"];
            description?: components["schemas"]["Long"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Module: {
            moduleId: IdOf<"Module">;
            moduleName: components["schemas"]["Title"];
            moduleCode: components["schemas"]["Code"];
            programId: IdOf<"Program">;
            colourId: IdOf<"Colour">;
            readonly colourCode?: components["schemas"]["HexColour"];
            evaluations: ("exam" | "test")[];
            versions?: string[];
            credits?: number;
            passMark?: components["schemas"]["Percent"];
            isEnglish?: components["schemas"]["Flag"];
            description?: components["schemas"]["Long"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        SubmoduleFields: {
            submoduleName: components["schemas"]["Title"];
            moduleId: IdOf<"Module">;
            versions?: string[];
            weight?: components["schemas"]["Percent"];
            durationMinutes?: number;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Submodule: {
            submoduleId: IdOf<"Submodule">;
            submoduleName: components["schemas"]["Title"];
            moduleId: IdOf<"Module">;
            versions?: string[];
            weight?: components["schemas"]["Percent"];
            durationMinutes?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        UniversityFields: {
            universityName: components["schemas"]["Title"];
            universityCode: components["schemas"]["Code"];
            shortName: components["schemas"]["Text"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            institutionTypeId: IdOf<"InstituteType">;
            ucasProviderCode?: string;
            website?: components["schemas"]["Url"];
            logo?: components["schemas"]["StoredFile"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        University: {
            institutionId: IdOf<"University">;
            universityName: components["schemas"]["Title"];
            universityCode: components["schemas"]["Code"];
            shortName: components["schemas"]["Text"];
            countryId: IdOf<"Country">;
            city: components["schemas"]["Title"];
            institutionTypeId: IdOf<"InstituteType">;
            ucasProviderCode?: string;
            website?: components["schemas"]["Url"];
            logo?: components["schemas"]["StoredFile"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CurriculumFields: {
            curriculumName: components["schemas"]["Title"];
            curriculumCode: components["schemas"]["Code"];
            programId: IdOf<"Program">;
            yearId: IdOf<"Year">;
            streamIds: IdOf<"Stream">[];
            deliveryModes: (1 | 2)[];
            testblockIds?: IdOf<"Testblock">[];
            examblockIds?: IdOf<"Examblock">[];
            selectionFrom: components["schemas"]["CivilDate"];
            selectionTo: components["schemas"]["CivilDate"];
            customRequestsTo?: components["schemas"]["CivilDate"];
            description?: components["schemas"]["Long"];
        };
        Curriculum: {
            curriculumId: IdOf<"Curriculum">;
            curriculumName: components["schemas"]["Title"];
            curriculumCode: components["schemas"]["Code"];
            programId: IdOf<"Program">;
            yearId: IdOf<"Year">;
            streamIds: IdOf<"Stream">[];
            deliveryModes: (1 | 2)[];
            testblockIds?: IdOf<"Testblock">[];
            examblockIds?: IdOf<"Examblock">[];
            selectionFrom: components["schemas"]["CivilDate"];
            selectionTo: components["schemas"]["CivilDate"];
            customRequestsTo?: components["schemas"]["CivilDate"];
            description?: components["schemas"]["Long"];
            /** @enum {integer} */
            status: 2 | 10 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        SubcurriculumFields: {
            subcurriculumName: components["schemas"]["Title"];
            subcurriculumCode: components["schemas"]["Code"];
            curriculumId: IdOf<"Curriculum">;
            streamId: IdOf<"Stream">;
            semester: number;
            moduleIds: IdOf<"Module">[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Subcurriculum: {
            subcurriculumId: IdOf<"Subcurriculum">;
            subcurriculumName: components["schemas"]["Title"];
            subcurriculumCode: components["schemas"]["Code"];
            curriculumId: IdOf<"Curriculum">;
            streamId: IdOf<"Stream">;
            semester: number;
            moduleIds: IdOf<"Module">[];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ComboFields: {
            comboName: components["schemas"]["Title"];
            comboCode: components["schemas"]["Code"];
            curriculumId: IdOf<"Curriculum">;
            subcurriculumIds: IdOf<"Subcurriculum">[];
            moduleIds: IdOf<"Module">[];
            studentCount: number;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Combo: {
            comboId: IdOf<"Combo">;
            comboName: components["schemas"]["Title"];
            comboCode: components["schemas"]["Code"];
            curriculumId: IdOf<"Curriculum">;
            subcurriculumIds: IdOf<"Subcurriculum">[];
            moduleIds: IdOf<"Module">[];
            studentCount: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        InvoiceMasterFields: {
            masterName: components["schemas"]["Title"];
            masterCode: components["schemas"]["Code"];
            /** @enum {string} */
            variant: "Fixed" | "Request based" | "New";
            /** @enum {string} */
            partnerKind: "Centre" | "University" | "Student";
            /** @enum {string} */
            basis: "Year" | "Registered student" | "Placed student" | "Request";
            /** @enum {string} */
            service?: "Resit" | "Re-mark" | "Late registration" | "Certificate" | "Other";
            yearId: IdOf<"Year">;
            programId?: IdOf<"Program">;
            prices: {
                /** @enum {string} */
                currency: "GBP" | "EUR" | "USD" | "AED";
                unitMinor: components["schemas"]["Minor"];
            }[];
            /** @enum {integer} */
            taxRate: 0 | 5 | 20;
            instalmentPlan?: {
                share: components["schemas"]["Percent"];
                dueAfterDays: number;
            }[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        InvoiceMaster: {
            invoiceMasterId: IdOf<"InvoiceMaster">;
            masterName: components["schemas"]["Title"];
            masterCode: components["schemas"]["Code"];
            /** @enum {string} */
            variant: "Fixed" | "Request based" | "New";
            /** @enum {string} */
            partnerKind: "Centre" | "University" | "Student";
            /** @enum {string} */
            basis: "Year" | "Registered student" | "Placed student" | "Request";
            /** @enum {string} */
            service?: "Resit" | "Re-mark" | "Late registration" | "Certificate" | "Other";
            yearId: IdOf<"Year">;
            programId?: IdOf<"Program">;
            prices: {
                /** @enum {string} */
                currency: "GBP" | "EUR" | "USD" | "AED";
                unitMinor: components["schemas"]["Minor"];
            }[];
            /** @enum {integer} */
            taxRate: 0 | 5 | 20;
            instalmentPlan?: {
                share: components["schemas"]["Percent"];
                dueAfterDays: number;
            }[];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        InvoiceFields: {
            /** @enum {string} */
            variant: "Fixed" | "Request based" | "New";
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            studentId?: IdOf<"Student">;
            yearId: IdOf<"Year">;
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            dueDate: components["schemas"]["CivilDate"];
            poNumber?: components["schemas"]["Text"];
            note?: components["schemas"]["Long"];
            lines: {
                description: components["schemas"]["Text"];
                /** @description What stands below the description: a period, a number of days. */
                detail?: components["schemas"]["Text"];
                quantity: number;
                unitMinor: components["schemas"]["Minor"];
                discount?: components["schemas"]["Percent"];
                /** @enum {integer} */
                taxRate: 0 | 5 | 20;
                /** @description What is charged; budgets find the programme by it. */
                masterId?: IdOf<"InvoiceMaster">;
                /** @description The line is the share of its sponsor. */
                uslId?: IdOf<"SponsorshipLetter">;
                /** @description The line charges this request. */
                enquiryId?: IdOf<"ResultEnquiry">;
                /** @description The line charges this resit. */
                enrollmentId?: IdOf<"Enrollment">;
                /** @description The line charges its fee. */
                certificateRequestId?: IdOf<"CertificateRequest">;
                /** @description The line charges this registration. */
                studentCurriculumId?: IdOf<"StudentCurriculum">;
                readonly netMinor?: components["schemas"]["Minor"];
            }[];
            instalments?: {
                dueDate: components["schemas"]["CivilDate"];
                amountMinor: components["schemas"]["Minor"];
            }[];
        };
        Invoice: {
            invoiceId: IdOf<"Invoice">;
            readonly invoiceNumber?: components["schemas"]["Text"];
            /** @description Its number; until then whom it bills, and what for. */
            readonly invoiceName?: components["schemas"]["Text"];
            readonly billTo?: components["schemas"]["Text"];
            /** @description Of who is billed. */
            readonly billToAddress?: components["schemas"]["Long"];
            readonly billToTaxNumber?: components["schemas"]["Text"];
            /** @description Who bills. */
            readonly sellerName?: components["schemas"]["Text"];
            readonly sellerAddress?: components["schemas"]["Long"];
            readonly sellerTaxNumber?: components["schemas"]["Text"];
            /** @enum {string} */
            variant: "Fixed" | "Request based" | "New";
            /** @enum {string} */
            readonly partnerKind?: "Centre" | "University" | "Student";
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            studentId?: IdOf<"Student">;
            yearId: IdOf<"Year">;
            /** @enum {string} */
            currency: "GBP" | "EUR" | "USD" | "AED";
            readonly readyOn?: components["schemas"]["CivilDate"];
            readonly issueDate?: components["schemas"]["CivilDate"];
            readonly paidOn?: components["schemas"]["CivilDate"];
            readonly confirmedOn?: components["schemas"]["CivilDate"];
            readonly creditedOn?: components["schemas"]["CivilDate"];
            dueDate: components["schemas"]["CivilDate"];
            poNumber?: components["schemas"]["Text"];
            note?: components["schemas"]["Long"];
            lines: {
                description: components["schemas"]["Text"];
                /** @description What stands below the description: a period, a number of days. */
                detail?: components["schemas"]["Text"];
                quantity: number;
                unitMinor: components["schemas"]["Minor"];
                discount?: components["schemas"]["Percent"];
                /** @enum {integer} */
                taxRate: 0 | 5 | 20;
                /** @description What is charged; budgets find the programme by it. */
                masterId?: IdOf<"InvoiceMaster">;
                /** @description The line is the share of its sponsor. */
                uslId?: IdOf<"SponsorshipLetter">;
                /** @description The line charges this request. */
                enquiryId?: IdOf<"ResultEnquiry">;
                /** @description The line charges this resit. */
                enrollmentId?: IdOf<"Enrollment">;
                /** @description The line charges its fee. */
                certificateRequestId?: IdOf<"CertificateRequest">;
                /** @description The line charges this registration. */
                studentCurriculumId?: IdOf<"StudentCurriculum">;
                readonly netMinor?: components["schemas"]["Minor"];
            }[];
            readonly netMinor?: components["schemas"]["Minor"];
            readonly taxMinor?: components["schemas"]["Minor"];
            readonly totalMinor?: components["schemas"]["Minor"];
            readonly paidMinor?: components["schemas"]["Minor"];
            readonly creditedMinor?: components["schemas"]["Minor"];
            /** @description Lines by their numbers from 1, each with what credit notes have taken back of it, tax included. */
            readonly creditedLines?: {
                line: number;
                creditedMinor: components["schemas"]["Minor"];
            }[];
            readonly balanceMinor?: components["schemas"]["Minor"];
            instalments?: {
                dueDate: components["schemas"]["CivilDate"];
                amountMinor: components["schemas"]["Minor"];
            }[];
            readonly creditOf?: IdOf<"Invoice">;
            readonly reason?: components["schemas"]["Long"];
            /** @enum {string} */
            paymentStatus: "Draft" | "Ready to Invoice" | "Pending" | "Partially paid" | "Paid" | "Confirmed" | "Credited" | "Credit note";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        PaymentFields: {
            reference: components["schemas"]["Text"];
            invoiceId: IdOf<"Invoice">;
            receivedOn: components["schemas"]["CivilDate"];
            amountMinor: components["schemas"]["Minor"];
            /** @enum {string} */
            method: "Bank transfer" | "Card" | "PayPal" | "Sponsor";
            note?: components["schemas"]["Long"];
        };
        Payment: {
            paymentId: IdOf<"Payment">;
            reference: components["schemas"]["Text"];
            invoiceId: IdOf<"Invoice">;
            receivedOn: components["schemas"]["CivilDate"];
            amountMinor: components["schemas"]["Minor"];
            /** @enum {string} */
            readonly currency?: "GBP" | "EUR" | "USD" | "AED";
            /** @enum {string} */
            method: "Bank transfer" | "Card" | "PayPal" | "Sponsor";
            note?: components["schemas"]["Long"];
            readonly centreId?: IdOf<"Centre">;
            readonly institutionId?: IdOf<"University">;
            readonly studentId?: IdOf<"Student">;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        PaymentRequestFields: {
            invoiceId: IdOf<"Invoice">;
            amountMinor: components["schemas"]["Minor"];
            dueDate: components["schemas"]["CivilDate"];
            message?: components["schemas"]["Long"];
        };
        PaymentRequest: {
            paymentRequestId: IdOf<"PaymentRequest">;
            readonly requestNumber?: components["schemas"]["Text"];
            invoiceId: IdOf<"Invoice">;
            readonly billTo?: components["schemas"]["Text"];
            amountMinor: components["schemas"]["Minor"];
            /** @enum {string} */
            readonly currency?: "GBP" | "EUR" | "USD" | "AED";
            dueDate: components["schemas"]["CivilDate"];
            message?: components["schemas"]["Long"];
            readonly sentAt?: components["schemas"]["Instant"];
            readonly reminders?: number;
            readonly remindedOn?: components["schemas"]["CivilDate"];
            readonly openMinor?: components["schemas"]["Minor"];
            readonly centreId?: IdOf<"Centre">;
            readonly institutionId?: IdOf<"University">;
            readonly studentId?: IdOf<"Student">;
            /** @enum {string} */
            paymentStatus: "Draft" | "Pending" | "Partially paid" | "Paid" | "Confirmed";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        SponsorshipLetterFields: {
            leadId?: IdOf<"Lead">;
            studentId?: IdOf<"Student">;
            sponsorName: components["schemas"]["Title"];
            sponsorEmail: components["schemas"]["Email"];
            curriculumId: IdOf<"Curriculum">;
            intakeId: IdOf<"Intake">;
            /** @enum {string} */
            coverage: "Full" | "Tuition" | "Part";
            /** @description Of letters that cover a part. */
            amountMinor?: components["schemas"]["Minor"];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            validFrom: components["schemas"]["CivilDate"];
            validTo: components["schemas"]["CivilDate"];
            /** @description Needed to submit the letter. */
            file?: components["schemas"]["StoredFile"];
        };
        SponsorshipLetter: {
            uslId: IdOf<"SponsorshipLetter">;
            readonly uslNumber?: components["schemas"]["Text"];
            readonly holder?: components["schemas"]["Text"];
            leadId?: IdOf<"Lead">;
            studentId?: IdOf<"Student">;
            /** @description That of the holder. */
            readonly centreId?: IdOf<"Centre">;
            sponsorName: components["schemas"]["Title"];
            sponsorEmail: components["schemas"]["Email"];
            curriculumId: IdOf<"Curriculum">;
            intakeId: IdOf<"Intake">;
            /** @enum {string} */
            coverage: "Full" | "Tuition" | "Part";
            /** @description Of letters that cover a part. */
            amountMinor?: components["schemas"]["Minor"];
            /** @enum {string} */
            currency?: "GBP" | "EUR" | "USD" | "AED";
            validFrom: components["schemas"]["CivilDate"];
            validTo: components["schemas"]["CivilDate"];
            /** @description Needed to submit the letter. */
            file?: components["schemas"]["StoredFile"];
            /** @enum {integer} */
            status: 2 | 9 | 10 | 8 | 12 | 11 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        TargetFields: {
            yearId: IdOf<"Year">;
            centreId: IdOf<"Centre">;
            programId: IdOf<"Program">;
            students: number;
            revenueMinor: components["schemas"]["Minor"];
        };
        Target: {
            targetId: IdOf<"Target">;
            yearId: IdOf<"Year">;
            centreId: IdOf<"Centre">;
            programId: IdOf<"Program">;
            students: number;
            revenueMinor: components["schemas"]["Minor"];
            readonly targetName?: components["schemas"]["Text"];
            /**
             * @description That of all budgets.
             * @enum {string}
             */
            readonly currency?: "GBP";
            /** @enum {integer} */
            status: 2 | 1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        PlanningRateFields: {
            yearId: IdOf<"Year">;
            /** @enum {string} */
            currency: "EUR" | "USD" | "AED";
            rate: number;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        PlanningRate: {
            planningRateId: IdOf<"PlanningRate">;
            yearId: IdOf<"Year">;
            /** @enum {string} */
            currency: "EUR" | "USD" | "AED";
            rate: number;
            readonly rateName?: components["schemas"]["Text"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        SavedReportFields: {
            savedReportName: components["schemas"]["Title"];
            /** @enum {string} */
            report: "student-analysis" | "centre-performance" | "module-outcomes" | "registrations" | "progression" | "leads" | "clearing" | "marking" | "certificates";
            /** @description As the query of the report, with plain ids. */
            parameters?: components["schemas"]["Long"];
            sharedWith?: ("NCUK" | "CENTER" | "INSTITUTE")[];
            isFavourite?: components["schemas"]["Flag"];
            /**
             * @description When a notification with its link comes to who scheduled it; never where it is left out.
             * @enum {string}
             */
            schedule?: "Weekly" | "Monthly";
            /** @enum {integer} */
            status?: 1 | -1;
        };
        SavedReport: {
            savedReportId: IdOf<"SavedReport">;
            savedReportName: components["schemas"]["Title"];
            /** @enum {string} */
            report: "student-analysis" | "centre-performance" | "module-outcomes" | "registrations" | "progression" | "leads" | "clearing" | "marking" | "certificates";
            /** @description As the query of the report, with plain ids. */
            parameters?: components["schemas"]["Long"];
            sharedWith?: ("NCUK" | "CENTER" | "INSTITUTE")[];
            isFavourite?: components["schemas"]["Flag"];
            /**
             * @description When a notification with its link comes to who scheduled it; never where it is left out.
             * @enum {string}
             */
            schedule?: "Weekly" | "Monthly";
            readonly scheduledById?: IdOf<"User">;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ResultSetFields: {
            resultSetName: components["schemas"]["Title"];
            /** @enum {string} */
            kind: "Main" | "Resit";
            mainSetId?: IdOf<"ResultSet">;
            yearId: IdOf<"Year">;
            intakeId: IdOf<"Intake">;
            /** @enum {string} */
            blockKind: "exam" | "test";
            examBlockId?: IdOf<"Examblock">;
            testBlockId?: IdOf<"Testblock">;
            moduleIds: IdOf<"Module">[];
            viewUniversities?: components["schemas"]["Flag"];
            viewCentres?: components["schemas"]["Flag"];
            viewStudents?: components["schemas"]["Flag"];
            resitCap?: components["schemas"]["Percent"];
        };
        ResultSet: {
            resultIntakeId: IdOf<"ResultSet">;
            resultSetName: components["schemas"]["Title"];
            /** @enum {string} */
            kind: "Main" | "Resit";
            mainSetId?: IdOf<"ResultSet">;
            yearId: IdOf<"Year">;
            intakeId: IdOf<"Intake">;
            /** @enum {string} */
            blockKind: "exam" | "test";
            examBlockId?: IdOf<"Examblock">;
            testBlockId?: IdOf<"Testblock">;
            moduleIds: IdOf<"Module">[];
            readonly releaseUniversities?: components["schemas"]["Instant"];
            readonly releaseCentres?: components["schemas"]["Instant"];
            readonly releaseStudents?: components["schemas"]["Instant"];
            /** @description The audiences for which NCUK has released the set; they see it when their time has come. */
            readonly releasedTo?: components["schemas"]["ResultAudience"][];
            viewUniversities?: components["schemas"]["Flag"];
            viewCentres?: components["schemas"]["Flag"];
            viewStudents?: components["schemas"]["Flag"];
            readonly validationFlag?: components["schemas"]["Flag"];
            readonly datesDiffer?: components["schemas"]["Flag"];
            /**
             * @description The worst that the check of a release finds. For the provider alone.
             * @enum {string}
             */
            readonly releaseCheck?: "Errors" | "Warnings" | "Clear";
            resitCap?: components["schemas"]["Percent"];
            readonly rowsTotal?: number;
            readonly rowsMissing?: number;
            /** @enum {integer} */
            status: 2 | 10 | 8 | 1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ResultFields: {
            resultIntakeId: IdOf<"ResultSet">;
            studentId: IdOf<"Student">;
            moduleId: IdOf<"Module">;
            version: string;
            /** @enum {string} */
            attempt: "First" | "Resit" | "Repeat";
            components?: {
                submoduleId: IdOf<"Submodule">;
                mark: components["schemas"]["Percent"];
            }[];
            rawMark?: number;
            moderatedMark?: number;
            /** @enum {string} */
            outcome: "Pass" | "Fail" | "Absent" | "Withheld" | "Deferred";
            viewFlag?: components["schemas"]["Flag"];
            certificateDownload?: components["schemas"]["Flag"];
            changeReason?: components["schemas"]["Long"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Result: {
            resultId: IdOf<"Result">;
            readonly resultName?: components["schemas"]["Text"];
            resultIntakeId: IdOf<"ResultSet">;
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            moduleId: IdOf<"Module">;
            version: string;
            /** @enum {string} */
            attempt: "First" | "Resit" | "Repeat";
            components?: {
                submoduleId: IdOf<"Submodule">;
                mark: components["schemas"]["Percent"];
            }[];
            rawMark?: number;
            moderatedMark?: number;
            readonly finalMark?: number;
            readonly isMissing?: components["schemas"]["Flag"];
            readonly isCapped?: components["schemas"]["Flag"];
            readonly grade?: components["schemas"]["Text"];
            readonly points?: number;
            /** @enum {string} */
            outcome: "Pass" | "Fail" | "Absent" | "Withheld" | "Deferred";
            viewFlag?: components["schemas"]["Flag"];
            certificateDownload?: components["schemas"]["Flag"];
            /** @description The audiences that see the result now. */
            readonly visibleTo?: ("Universities" | "Centres" | "Students")[];
            changeReason?: components["schemas"]["Long"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ResultEnquiryFields: {
            resultId: IdOf<"Result">;
            /** @enum {string} */
            service: "Clerical check" | "Review of marking";
            consent: components["schemas"]["StoredFile"];
            outcomeMark?: number;
            explanation?: components["schemas"]["Long"];
        };
        ResultEnquiry: {
            enquiryId: IdOf<"ResultEnquiry">;
            readonly enquiryName?: components["schemas"]["Text"];
            resultId: IdOf<"Result">;
            /** @description That of the result. */
            readonly resultIntakeId?: IdOf<"ResultSet">;
            /** @description That of the result. */
            readonly studentId?: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            /** @enum {string} */
            service: "Clerical check" | "Review of marking";
            consent: components["schemas"]["StoredFile"];
            readonly askedOn?: components["schemas"]["CivilDate"];
            outcomeMark?: number;
            explanation?: components["schemas"]["Long"];
            /** @enum {string} */
            state: "Submitted" | "Review" | "Changed" | "Unchanged" | "Withdrawn";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        UserFields: {
            username: components["schemas"]["Email"];
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            typeId: IdOf<"Type">;
            roleId: IdOf<"Role">;
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            studentId?: number;
            contactId?: IdOf<"Contact">;
            /** @description The current one unless told. */
            yearId?: IdOf<"Year">;
            markerId?: number;
            deliveryTypeEdit?: components["schemas"]["Flag"];
            addToClearingToggle?: components["schemas"]["Flag"];
            bulkDownloadFlag?: components["schemas"]["Flag"];
            csvDownloadFlag?: components["schemas"]["Flag"];
            eCertificateFlag?: components["schemas"]["Flag"];
            eTranscriptFlag?: components["schemas"]["Flag"];
            excelResultsDownloadFlag?: components["schemas"]["Flag"];
        };
        User: {
            userId: IdOf<"User">;
            username: components["schemas"]["Email"];
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            typeId: IdOf<"Type">;
            roleId: IdOf<"Role">;
            centreId?: IdOf<"Centre">;
            institutionId?: IdOf<"University">;
            studentId?: number;
            contactId?: IdOf<"Contact">;
            /** @description The current one unless told. */
            yearId?: IdOf<"Year">;
            markerId?: number;
            deliveryTypeEdit?: components["schemas"]["Flag"];
            addToClearingToggle?: components["schemas"]["Flag"];
            bulkDownloadFlag?: components["schemas"]["Flag"];
            csvDownloadFlag?: components["schemas"]["Flag"];
            eCertificateFlag?: components["schemas"]["Flag"];
            eTranscriptFlag?: components["schemas"]["Flag"];
            excelResultsDownloadFlag?: components["schemas"]["Flag"];
            readonly fullName?: components["schemas"]["Text"];
            readonly lastSignIn?: components["schemas"]["Instant"];
            readonly linkUntil?: components["schemas"]["Instant"];
            /** @enum {integer} */
            status: 2 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        RoleFields: {
            roleName: components["schemas"]["Title"];
            typeId: IdOf<"Type">;
            copyFrom?: IdOf<"Role">;
            description?: components["schemas"]["Text"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Role: {
            roleId: IdOf<"Role">;
            roleName: components["schemas"]["Title"];
            typeId: IdOf<"Type">;
            copyFrom?: IdOf<"Role">;
            description?: components["schemas"]["Text"];
            readonly userCount?: number;
            readonly hasRights?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        MenuModuleFields: {
            componentId: number;
            componentName: components["schemas"]["Title"];
            /** @enum {string} */
            parentContactType: "STUDENT" | "CENTER" | "INSTITUTE" | "NCUK";
            parentModuleId?: IdOf<"MenuModule">;
            order?: number;
            routes?: string[];
            subRoutes?: {
                route: components["schemas"]["Text"];
                permissions: string[];
            }[];
            iconsName: components["schemas"]["Text"];
            permissions?: IdOf<"Permission">[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        MenuModule: {
            menuModuleId: IdOf<"MenuModule">;
            componentId: number;
            componentName: components["schemas"]["Title"];
            /** @enum {string} */
            parentContactType: "STUDENT" | "CENTER" | "INSTITUTE" | "NCUK";
            parentModuleId?: IdOf<"MenuModule">;
            order?: number;
            routes?: string[];
            subRoutes?: {
                route: components["schemas"]["Text"];
                permissions: string[];
            }[];
            iconsName: components["schemas"]["Text"];
            permissions?: IdOf<"Permission">[];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        RoleModuleFields: {
            roleId: IdOf<"Role">;
            rows?: {
                menuModuleId: IdOf<"MenuModule">;
                permissions: string[];
            }[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        RoleModule: {
            roleModuleId: IdOf<"RoleModule">;
            roleId: IdOf<"Role">;
            readonly roleName?: components["schemas"]["Title"];
            readonly typeId?: IdOf<"Type">;
            rows?: {
                menuModuleId: IdOf<"MenuModule">;
                permissions: string[];
            }[];
            readonly pageCount?: number;
            readonly labelCount?: number;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        PermissionFields: {
            permissionName: string;
            description?: components["schemas"]["Text"];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Permission: {
            permissionId: IdOf<"Permission">;
            permissionName: string;
            description?: components["schemas"]["Text"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        TypeFields: {
            typeName: components["schemas"]["Title"];
            /** @enum {string} */
            parentContactType: "STUDENT" | "CENTER" | "INSTITUTE" | "NCUK";
            contactTypeId: IdOf<"ContactType">;
            defaultRoleId?: IdOf<"Role">;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        Type: {
            typeId: IdOf<"Type">;
            typeName: components["schemas"]["Title"];
            /** @enum {string} */
            parentContactType: "STUDENT" | "CENTER" | "INSTITUTE" | "NCUK";
            contactTypeId: IdOf<"ContactType">;
            defaultRoleId?: IdOf<"Role">;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CentreOfferFields: {
            curriculumId: IdOf<"Curriculum">;
            yearId: IdOf<"Year">;
            centreIds?: IdOf<"Centre">[];
            selectionFrom?: components["schemas"]["CivilDate"];
            selectionTo?: components["schemas"]["CivilDate"];
            maxCombos?: number;
            requestCodes?: (233 | 234 | 235 | 236)[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        CentreOffer: {
            curriculumCentreId: IdOf<"CentreOffer">;
            curriculumId: IdOf<"Curriculum">;
            yearId: IdOf<"Year">;
            centreIds?: IdOf<"Centre">[];
            readonly centreId?: IdOf<"Centre">;
            readonly offerName?: components["schemas"]["Text"];
            selectionFrom?: components["schemas"]["CivilDate"];
            selectionTo?: components["schemas"]["CivilDate"];
            maxCombos?: number;
            requestCodes?: (233 | 234 | 235 | 236)[];
            /** @enum {integer} */
            readonly selectionStatus?: 0 | 3 | 4 | 5;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CentreSelectionFields: {
            curriculumId: IdOf<"Curriculum">;
            centreId: IdOf<"Centre">;
            yearId: IdOf<"Year">;
        };
        CentreSelection: {
            centreSelectionId: IdOf<"CentreSelection">;
            curriculumId: IdOf<"Curriculum">;
            centreId: IdOf<"Centre">;
            yearId: IdOf<"Year">;
            readonly selectionName?: components["schemas"]["Text"];
            /** @enum {string} */
            readonly decision?: "Open" | "Accepted" | "Rejected";
            readonly steps?: number;
            readonly comboIds?: IdOf<"Combo">[];
            readonly streamIds?: IdOf<"Stream">[];
            readonly modules?: {
                streamId: IdOf<"Stream">;
                moduleIds: IdOf<"Module">[];
            }[];
            readonly intakes?: {
                intakeId: IdOf<"Intake">;
                teachingDateIds: IdOf<"TeachingDate">[];
            }[];
            readonly blocks?: {
                intakeId: IdOf<"Intake">;
                testblockIds?: IdOf<"Testblock">[];
                examblockIds?: IdOf<"Examblock">[];
            }[];
            readonly delivery?: {
                comboId: IdOf<"Combo">;
                intakeId: IdOf<"Intake">;
                /** @enum {integer} */
                deliveryMode: 1 | 2;
                students: number;
            }[];
            /** @description When the chosen blocks took place as they were chosen. */
            readonly blockDays?: {
                /** @enum {string} */
                kind: "exam" | "test";
                blockId: number;
                startDate: components["schemas"]["CivilDate"];
                endDate: components["schemas"]["CivilDate"];
            }[];
            /** @description The findings that were acknowledged at the last confirmation, in the words that they had then. */
            readonly acknowledged?: {
                finding: components["schemas"]["Long"];
            }[];
            readonly reason?: components["schemas"]["Text"];
            readonly confirmedBy?: components["schemas"]["Title"];
            readonly confirmedAt?: components["schemas"]["Instant"];
            /** @enum {integer} */
            selectionStatus: 3 | 4 | 5;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CustomRequestFields: {
            title: components["schemas"]["Title"];
            /** @enum {integer} */
            requestCode: 233 | 234 | 235 | 236;
            centreSelectionId: IdOf<"CentreSelection">;
            reason: components["schemas"]["Long"];
            /** @description Of kind 233 alone. */
            stream?: {
                streamName: components["schemas"]["Title"];
                programId: IdOf<"Program">;
                moduleIds: IdOf<"Module">[];
            };
            /** @description Of kind 234 alone. */
            module?: {
                moduleName: components["schemas"]["Title"];
                streamId: IdOf<"Stream">;
                credits: number;
            };
            /** @description Of a module. */
            syllabus?: components["schemas"]["StoredFile"];
            /** @description Of kind 235 alone. */
            delivery?: {
                comboId: IdOf<"Combo">;
                intakeId: IdOf<"Intake">;
                /** @enum {integer} */
                deliveryMode: 1 | 2;
                from: components["schemas"]["CivilDate"];
            };
            /** @description Of kind 236 alone. */
            teachingDate?: {
                intakeId: IdOf<"Intake">;
                startDate: components["schemas"]["CivilDate"];
                endDate: components["schemas"]["CivilDate"];
            };
        };
        CustomRequest: {
            customRequestId: IdOf<"CustomRequest">;
            title: components["schemas"]["Title"];
            /** @enum {integer} */
            requestCode: 233 | 234 | 235 | 236;
            centreSelectionId: IdOf<"CentreSelection">;
            readonly centreId?: IdOf<"Centre">;
            readonly curriculumId?: IdOf<"Curriculum">;
            reason: components["schemas"]["Long"];
            /** @description Of kind 233 alone. */
            stream?: {
                streamName: components["schemas"]["Title"];
                programId: IdOf<"Program">;
                moduleIds: IdOf<"Module">[];
            };
            /** @description Of kind 234 alone. */
            module?: {
                moduleName: components["schemas"]["Title"];
                streamId: IdOf<"Stream">;
                credits: number;
            };
            /** @description Of a module. */
            syllabus?: components["schemas"]["StoredFile"];
            /** @description Of kind 235 alone. */
            delivery?: {
                comboId: IdOf<"Combo">;
                intakeId: IdOf<"Intake">;
                /** @enum {integer} */
                deliveryMode: 1 | 2;
                from: components["schemas"]["CivilDate"];
            };
            /** @description Of kind 236 alone. */
            teachingDate?: {
                intakeId: IdOf<"Intake">;
                startDate: components["schemas"]["CivilDate"];
                endDate: components["schemas"]["CivilDate"];
            };
            readonly newStreamId?: IdOf<"Stream">;
            readonly newModuleId?: IdOf<"Module">;
            readonly newTeachingDateId?: IdOf<"TeachingDate">;
            /** @enum {integer} */
            requestStatus: 9 | 10 | 8 | 11 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        AttemptFields: {
            /** @description Scheduled or open, and no practice. */
            deliveryId: IdOf<"Delivery">;
            /** @description Of a centre of the delivery, once in each. */
            studentId: IdOf<"Student">;
        };
        Attempt: {
            attemptId: IdOf<"Attempt">;
            /** @description Random in each delivery. */
            readonly candidateNumber?: components["schemas"]["Text"];
            /** @description Scheduled or open, and no practice. */
            deliveryId: IdOf<"Delivery">;
            /** @description Of a centre of the delivery, once in each. */
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            readonly opensAt?: components["schemas"]["Instant"];
            readonly startedAt?: components["schemas"]["Instant"];
            readonly endsAt?: components["schemas"]["Instant"];
            readonly submittedAt?: components["schemas"]["Instant"];
            /** @description By access arrangements and as granted. */
            readonly extraMinutes?: number;
            readonly answers?: {
                questionId: IdOf<"Question">;
                /** @description Options by their numbers, several by comma; else what was typed. */
                value: string;
                revision: number;
                savedAt?: components["schemas"]["Instant"];
                isFlagged?: components["schemas"]["Flag"];
            }[];
            readonly events?: {
                kind: components["schemas"]["Text"];
                at: components["schemas"]["Instant"];
                note?: components["schemas"]["Long"];
            }[];
            /** @description What the machine gives for choices, numbers and short texts. */
            readonly autoMarks?: number;
            /** @description The whole, once the markers agree. */
            readonly finalMarks?: number;
            /** @enum {string} */
            state: "Expected" | "Sitting" | "Paused" | "Submitted" | "Timed out" | "Absent" | "Void";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        ScriptMarkingFields: {
            deliveryId: IdOf<"Delivery">;
            candidateNumber: components["schemas"]["Text"];
            /** @description The markerId of the sign-in. */
            markerId: number;
            /** @enum {string} */
            role: "First" | "Second" | "Third";
            dueOn?: components["schemas"]["CivilDate"];
        };
        ScriptMarking: {
            markingId: IdOf<"ScriptMarking">;
            /** @description The candidate and the role. */
            readonly scriptName?: components["schemas"]["Text"];
            deliveryId: IdOf<"Delivery">;
            candidateNumber: components["schemas"]["Text"];
            /** @description The markerId of the sign-in. */
            markerId: number;
            /** @description The person of that number. */
            readonly markerName?: components["schemas"]["Text"];
            /** @enum {string} */
            role: "First" | "Second" | "Third";
            readonly marks?: {
                questionId: IdOf<"Question">;
                marks?: number;
                comment?: components["schemas"]["Long"];
                usedPoints?: string[];
                notes?: {
                    /** @description Where its passage begins in the answer. */
                    from: number;
                    to: number;
                    text?: components["schemas"]["Long"];
                }[];
            }[];
            readonly overallComment?: components["schemas"]["Long"];
            readonly total?: number;
            dueOn?: components["schemas"]["CivilDate"];
            /** @enum {string} */
            state: "Waiting" | "Marking" | "Submitted" | "Agreed";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        LeadFields: {
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            email: components["schemas"]["Email"];
            mobile?: components["schemas"]["Phone"];
            countryId: IdOf<"Country">;
            nationalityId?: IdOf<"Nationality">;
            centreId?: IdOf<"Centre">;
            programId?: IdOf<"Program">;
            intakeId?: IdOf<"Intake">;
            /** @enum {string} */
            source: "Website" | "Fair" | "Agent" | "Referral" | "Centre" | "Import";
            ownerContactId?: IdOf<"Contact">;
            followUpOn?: components["schemas"]["CivilDate"];
            consentToContact: components["schemas"]["Flag"];
            notes?: {
                leadNoteId?: components["schemas"]["RowId"];
                text: components["schemas"]["Long"];
                readonly by?: components["schemas"]["Text"];
                readonly at?: components["schemas"]["Instant"];
            }[];
        };
        Lead: {
            leadId: IdOf<"Lead">;
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            readonly fullName?: components["schemas"]["Text"];
            email: components["schemas"]["Email"];
            mobile?: components["schemas"]["Phone"];
            countryId: IdOf<"Country">;
            nationalityId?: IdOf<"Nationality">;
            centreId?: IdOf<"Centre">;
            programId?: IdOf<"Program">;
            intakeId?: IdOf<"Intake">;
            /** @enum {string} */
            source: "Website" | "Fair" | "Agent" | "Referral" | "Centre" | "Import";
            ownerContactId?: IdOf<"Contact">;
            followUpOn?: components["schemas"]["CivilDate"];
            consentToContact: components["schemas"]["Flag"];
            notes?: {
                leadNoteId?: components["schemas"]["RowId"];
                text: components["schemas"]["Long"];
                readonly by?: components["schemas"]["Text"];
                readonly at?: components["schemas"]["Instant"];
            }[];
            readonly lostReason?: components["schemas"]["Long"];
            readonly studentId?: IdOf<"Student">;
            /** @enum {string} */
            state: "New" | "Contacted" | "Qualified" | "Converted" | "Lost";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        StudentFields: {
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            preferredName?: components["schemas"]["Title"];
            dateOfBirth?: components["schemas"]["CivilDate"];
            genderId?: IdOf<"Gender">;
            nationalityId?: IdOf<"Nationality">;
            secondNationalityId?: IdOf<"Nationality">;
            countryOfBirthId?: IdOf<"Country">;
            passportNumber?: string;
            passportExpiry?: components["schemas"]["CivilDate"];
            email: components["schemas"]["Email"];
            mobile?: components["schemas"]["Phone"];
            countryId?: IdOf<"Country">;
            stateId?: IdOf<"State">;
            addressLine1?: components["schemas"]["Text"];
            addressLine2?: components["schemas"]["Text"];
            city?: components["schemas"]["Text"];
            postCode?: components["schemas"]["Text"];
            emergencyName?: components["schemas"]["Title"];
            emergencyRelation?: components["schemas"]["Text"];
            emergencyPhone?: components["schemas"]["Phone"];
            /** @enum {string} */
            placementType: "Regular" | "Direct";
            centreId?: IdOf<"Centre">;
            yearId: IdOf<"Year">;
            ucasId?: string;
            /** @enum {string} */
            accessArrangements: "None" | "25 % extra" | "50 % extra" | "Other";
            accessDetails?: components["schemas"]["Long"];
        };
        Student: {
            studentId: IdOf<"Student">;
            readonly studentRef?: components["schemas"]["Text"];
            firstName: components["schemas"]["Title"];
            lastName?: components["schemas"]["Title"];
            readonly fullName?: components["schemas"]["Text"];
            preferredName?: components["schemas"]["Title"];
            dateOfBirth?: components["schemas"]["CivilDate"];
            genderId?: IdOf<"Gender">;
            nationalityId?: IdOf<"Nationality">;
            secondNationalityId?: IdOf<"Nationality">;
            countryOfBirthId?: IdOf<"Country">;
            passportNumber?: string;
            passportExpiry?: components["schemas"]["CivilDate"];
            email: components["schemas"]["Email"];
            mobile?: components["schemas"]["Phone"];
            countryId?: IdOf<"Country">;
            stateId?: IdOf<"State">;
            addressLine1?: components["schemas"]["Text"];
            addressLine2?: components["schemas"]["Text"];
            city?: components["schemas"]["Text"];
            postCode?: components["schemas"]["Text"];
            emergencyName?: components["schemas"]["Title"];
            emergencyRelation?: components["schemas"]["Text"];
            emergencyPhone?: components["schemas"]["Phone"];
            /** @enum {string} */
            placementType: "Regular" | "Direct";
            centreId?: IdOf<"Centre">;
            /** @description Where its students ask. */
            readonly centreEmail?: components["schemas"]["Email"];
            yearId: IdOf<"Year">;
            ucasId?: string;
            /** @enum {string} */
            accessArrangements: "None" | "25 % extra" | "50 % extra" | "Other";
            accessDetails?: components["schemas"]["Long"];
            /** @enum {string} */
            readonly paymentLabel?: "Ready to Invoice" | "Pending" | "Partially paid" | "Paid" | "Confirmed";
            readonly registeredOn?: components["schemas"]["CivilDate"];
            /** @enum {integer} */
            status: 2 | 9 | 10 | 8 | 11 | 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        StudentDocumentFields: {
            studentId: IdOf<"Student">;
            /** @enum {string} */
            documentType: "Passport" | "Transcript" | "English certificate" | "Personal statement" | "Reference" | "Visa" | "additionalDoc1" | "additionalDoc2" | "additionalDoc3";
            file: components["schemas"]["StoredFile"];
        };
        StudentDocument: {
            documentId: IdOf<"StudentDocument">;
            readonly documentName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            /** @enum {string} */
            documentType: "Passport" | "Transcript" | "English certificate" | "Personal statement" | "Reference" | "Visa" | "additionalDoc1" | "additionalDoc2" | "additionalDoc3";
            file: components["schemas"]["StoredFile"];
            /** @description Counts the files that it has had. */
            readonly versionNo?: number;
            /** @description A newer file has replaced it. */
            readonly isOlder?: components["schemas"]["Flag"];
            readonly reviewComment?: components["schemas"]["Long"];
            /** @enum {string} */
            reviewState: "Waiting" | "Accepted" | "Refused";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        StudentQualificationFields: {
            studentId: IdOf<"Student">;
            /** @enum {string} */
            kind: "Academic" | "English test";
            title?: components["schemas"]["Title"];
            awardingBody?: components["schemas"]["Text"];
            institutionName?: components["schemas"]["Title"];
            countryId?: IdOf<"Country">;
            completedOn?: components["schemas"]["CivilDate"];
            isPredicted?: components["schemas"]["Flag"];
            grade?: components["schemas"]["Text"];
            /** @enum {string} */
            testType?: "IELTS" | "TOEFL" | "PTE" | "EAP";
            testDate?: components["schemas"]["CivilDate"];
            reportNumber?: components["schemas"]["Text"];
            eap?: number;
            reading?: number;
            writing?: number;
            listening?: number;
            speaking?: number;
            documentId?: IdOf<"StudentDocument">;
            /** @enum {integer} */
            status?: 1 | -1;
        };
        StudentQualification: {
            qualificationId: IdOf<"StudentQualification">;
            readonly qualificationName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            /** @enum {string} */
            kind: "Academic" | "English test";
            title?: components["schemas"]["Title"];
            awardingBody?: components["schemas"]["Text"];
            institutionName?: components["schemas"]["Title"];
            countryId?: IdOf<"Country">;
            completedOn?: components["schemas"]["CivilDate"];
            isPredicted?: components["schemas"]["Flag"];
            grade?: components["schemas"]["Text"];
            /** @enum {string} */
            testType?: "IELTS" | "TOEFL" | "PTE" | "EAP";
            testDate?: components["schemas"]["CivilDate"];
            reportNumber?: components["schemas"]["Text"];
            eap?: number;
            reading?: number;
            writing?: number;
            listening?: number;
            speaking?: number;
            documentId?: IdOf<"StudentDocument">;
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        StudentCurriculumFields: {
            studentId: IdOf<"Student">;
            yearId: IdOf<"Year">;
            /** @description One that the centre has an accepted selection of. */
            curriculumId: IdOf<"Curriculum">;
            /** @description That of the curriculum. */
            programId: IdOf<"Program">;
            streamId: IdOf<"Stream">;
            pathwayId: IdOf<"Pathway">;
            intakeId: IdOf<"Intake">;
            semesterId: IdOf<"Semester">;
            programDeliveryId: IdOf<"ProgrammeDelivery">;
            deliveryTypeId: IdOf<"DeliveryType">;
            examTypeId: IdOf<"ExamType">;
            /** @description For online exams only. */
            proctoringTypeId?: IdOf<"ProctoringType">;
            comboId?: IdOf<"Combo">;
            moduleIds: IdOf<"Module">[];
            /** @enum {integer} */
            status?: 1 | -1;
        };
        StudentCurriculum: {
            studentCurriculumId: IdOf<"StudentCurriculum">;
            readonly studentCurriculumName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            yearId: IdOf<"Year">;
            /** @description One that the centre has an accepted selection of. */
            curriculumId: IdOf<"Curriculum">;
            /** @description That of the curriculum. */
            programId: IdOf<"Program">;
            streamId: IdOf<"Stream">;
            pathwayId: IdOf<"Pathway">;
            intakeId: IdOf<"Intake">;
            semesterId: IdOf<"Semester">;
            programDeliveryId: IdOf<"ProgrammeDelivery">;
            deliveryTypeId: IdOf<"DeliveryType">;
            examTypeId: IdOf<"ExamType">;
            /** @description For online exams only. */
            proctoringTypeId?: IdOf<"ProctoringType">;
            comboId?: IdOf<"Combo">;
            moduleIds: IdOf<"Module">[];
            readonly isReRegistration?: components["schemas"]["Flag"];
            /** @enum {integer} */
            status: 1 | -1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        EnrollmentFields: {
            studentId: IdOf<"Student">;
            moduleId: IdOf<"Module">;
            version: string;
            /** @enum {string} */
            blockKind: "exam" | "test";
            examBlockId?: IdOf<"Examblock">;
            testBlockId?: IdOf<"Testblock">;
            /** @enum {string} */
            attempt: "First" | "Resit" | "Repeat";
            enrolledOn: components["schemas"]["CivilDate"];
        };
        Enrollment: {
            enrollmentId: IdOf<"Enrollment">;
            readonly enrollmentName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            moduleId: IdOf<"Module">;
            version: string;
            /** @enum {string} */
            blockKind: "exam" | "test";
            examBlockId?: IdOf<"Examblock">;
            testBlockId?: IdOf<"Testblock">;
            /** @enum {string} */
            attempt: "First" | "Resit" | "Repeat";
            enrolledOn: components["schemas"]["CivilDate"];
            /** @enum {string} */
            state: "Enrolled" | "Deferred" | "Withdrawn" | "Completed";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        AcademicDetailFields: {
            studentId: IdOf<"Student">;
            moduleId: IdOf<"Module">;
            semesterId: IdOf<"Semester">;
            attendance?: components["schemas"]["Percent"];
            courseworkMark?: components["schemas"]["Percent"];
            predictedMark: components["schemas"]["Percent"];
            teacherComment?: components["schemas"]["Long"];
        };
        AcademicDetail: {
            academicDetailId: IdOf<"AcademicDetail">;
            readonly detailName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            moduleId: IdOf<"Module">;
            semesterId: IdOf<"Semester">;
            attendance?: components["schemas"]["Percent"];
            courseworkMark?: components["schemas"]["Percent"];
            predictedMark: components["schemas"]["Percent"];
            readonly predictedGrade?: components["schemas"]["Text"];
            teacherComment?: components["schemas"]["Long"];
            /** @enum {integer} */
            status: 2 | 9 | 8;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        DirectPlacementFields: {
            studentId: IdOf<"Student">;
            institutionId: IdOf<"University">;
            courseId: IdOf<"Course">;
            intakeId: IdOf<"Intake">;
            /** @enum {integer} */
            deliveryMode: 1 | 2;
            /** @enum {string} */
            route: "UCAS" | "Direct" | "Clearing";
            reference?: components["schemas"]["Text"];
            appliedOn?: components["schemas"]["CivilDate"];
            conditions?: {
                conditionId?: components["schemas"]["RowId"];
                /** @enum {string} */
                subject: "Module" | "Overall" | "English";
                /** @description That of the condition of a module. */
                moduleId?: IdOf<"Module">;
                minimum: string;
            }[];
            replyBy?: components["schemas"]["CivilDate"];
            depositPaid?: components["schemas"]["Flag"];
            casNumber?: string;
            adviserContactId?: IdOf<"Contact">;
        };
        DirectPlacement: {
            directPlacementId: IdOf<"DirectPlacement">;
            readonly placementName?: components["schemas"]["Text"];
            studentId: IdOf<"Student">;
            /** @description That of the student. */
            readonly centreId?: IdOf<"Centre">;
            institutionId: IdOf<"University">;
            courseId: IdOf<"Course">;
            intakeId: IdOf<"Intake">;
            /** @enum {integer} */
            deliveryMode: 1 | 2;
            /** @enum {string} */
            route: "UCAS" | "Direct" | "Clearing";
            reference?: components["schemas"]["Text"];
            appliedOn?: components["schemas"]["CivilDate"];
            conditions?: {
                conditionId?: components["schemas"]["RowId"];
                /** @enum {string} */
                subject: "Module" | "Overall" | "English";
                /** @description That of the condition of a module. */
                moduleId?: IdOf<"Module">;
                minimum: string;
            }[];
            replyBy?: components["schemas"]["CivilDate"];
            /** @enum {string} */
            readonly reply?: "None" | "Firm" | "Insurance" | "Declined";
            depositPaid?: components["schemas"]["Flag"];
            casNumber?: string;
            adviserContactId?: IdOf<"Contact">;
            /** @enum {string} */
            decision: "Pending" | "Conditional" | "Unconditional" | "Rejected" | "Withdrawn";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CenterOperationFields: {
            title: components["schemas"]["Title"];
            centreId: IdOf<"Centre">;
            yearId: IdOf<"Year">;
            /** @enum {string} */
            operationType: "Visit" | "Audit" | "Annual return" | "Capacity change" | "Closure";
            dueOn: components["schemas"]["CivilDate"];
            contactId: IdOf<"Contact">;
            findings?: components["schemas"]["Long"];
            /** @description What a finished audit always says. */
            actionRequired?: components["schemas"]["Long"];
        };
        CenterOperation: {
            operationId: IdOf<"CenterOperation">;
            title: components["schemas"]["Title"];
            centreId: IdOf<"Centre">;
            yearId: IdOf<"Year">;
            /** @enum {string} */
            operationType: "Visit" | "Audit" | "Annual return" | "Capacity change" | "Closure";
            dueOn: components["schemas"]["CivilDate"];
            contactId: IdOf<"Contact">;
            findings?: components["schemas"]["Long"];
            /** @description What a finished audit always says. */
            actionRequired?: components["schemas"]["Long"];
            /** @enum {string} */
            state: "Open" | "In progress" | "Done";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        CenterRegistrationFields: {
            centreName: components["schemas"]["Title"];
            legalName?: components["schemas"]["Title"];
            registrationNumber?: components["schemas"]["Text"];
            countryId?: IdOf<"Country">;
            city?: components["schemas"]["Title"];
            address?: components["schemas"]["Long"];
            postCode?: components["schemas"]["Text"];
            timezoneId?: IdOf<"Timezone">;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            website?: components["schemas"]["Url"];
            principalName?: components["schemas"]["Title"];
            principalEmail?: components["schemas"]["Email"];
            examsOfficerName?: components["schemas"]["Title"];
            examsOfficerEmail?: components["schemas"]["Email"];
            programIds?: IdOf<"Program">[];
            deliveryModes?: (1 | 2)[];
            expectedStudents?: number;
            contractStart?: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            files?: {
                centreFileId?: components["schemas"]["RowId"];
                /** @enum {string} */
                kind: "Licence" | "Accreditation" | "Insurance";
                file: components["schemas"]["StoredFile"];
            }[];
        };
        CenterRegistration: {
            centreId: IdOf<"CenterRegistration">;
            centreName: components["schemas"]["Title"];
            legalName?: components["schemas"]["Title"];
            registrationNumber?: components["schemas"]["Text"];
            countryId?: IdOf<"Country">;
            city?: components["schemas"]["Title"];
            address?: components["schemas"]["Long"];
            postCode?: components["schemas"]["Text"];
            timezoneId?: IdOf<"Timezone">;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            website?: components["schemas"]["Url"];
            principalName?: components["schemas"]["Title"];
            principalEmail?: components["schemas"]["Email"];
            examsOfficerName?: components["schemas"]["Title"];
            examsOfficerEmail?: components["schemas"]["Email"];
            programIds?: IdOf<"Program">[];
            deliveryModes?: (1 | 2)[];
            expectedStudents?: number;
            contractStart?: components["schemas"]["CivilDate"];
            contractEnd?: components["schemas"]["CivilDate"];
            files?: {
                centreFileId?: components["schemas"]["RowId"];
                /** @enum {string} */
                kind: "Licence" | "Accreditation" | "Insurance";
                file: components["schemas"]["StoredFile"];
            }[];
            /** @enum {integer} */
            status: 2 | 9 | 10 | 8 | 11 | 1;
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
        UcasImportFields: {
            fileName: components["schemas"]["Text"];
            yearId: IdOf<"Year">;
        };
        UcasImport: {
            ucasImportId: IdOf<"UcasImport">;
            fileName: components["schemas"]["Text"];
            yearId: IdOf<"Year">;
            readonly rowsTotal?: number;
            readonly rowsMatched?: number;
            readonly rowsNew?: number;
            readonly rowsChanged?: number;
            readonly rowsSame?: number;
            readonly rowsFailed?: number;
            readonly errorsOpen?: number;
            readonly importedAt?: components["schemas"]["Instant"];
            /** @description Only while it can be undone. */
            readonly undoUntil?: components["schemas"]["Instant"];
            readonly failure?: components["schemas"]["Text"];
            /** @enum {string} */
            state: "Checking" | "Ready" | "Importing" | "Done" | "Failed" | "Undone";
            createdAt: components["schemas"]["DateBox"];
            updatedAt: components["schemas"]["DateBox"];
            updatedBy: string;
            names: components["schemas"]["RecordNames"];
        };
    };
    responses: {
        /** @description A rule is broken, or the record is mapped; the description says which. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No session, or one that has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The contact lacks the permission of this call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such record, or an id that cannot be decrypted. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The aggregator failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many misses, such as wrong passwords, of this name or this address; what is right is refused as well until the pause is over. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until the next try. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description Plain id of the user; left out while there is no session.
         * @example 101
         */
        Loguser: string;
        /**
         * @description Plain id of the contact; left out while there is no session.
         * @example 501
         */
        Logcontact: string;
        /**
         * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
         * @example 82
         */
        LogComponentId: string;
        /**
         * @description What the caller is about to do.
         * @example View
         */
        LogPermission: components["schemas"]["LogPermission"];
        /**
         * @description Encrypted id.
         * @example sGm2qWb0mF4hYw9o5l1k7A
         */
        Id: components["schemas"]["EncryptedId"];
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        PageNo: number;
        /**
         * @description Records per page.
         * @example 10
         */
        PageSize: number;
        /**
         * @description Part of a name, short name or code, in any case; empty for no search.
         * @example
         */
        SearchText: string;
        /**
         * @description Key of the link in the password mail.
         * @example reset-9f2c41
         */
        PwdResetKey: string;
        /**
         * @description The code of a certificate, without hyphens.
         * @example ADW5Z9FQKNXX
         */
        VerificationCode: string;
        /**
         * @description 0 all, 1 active, 2 draft, -1 inactive.
         * @example 0
         */
        StatusId: -1 | 0 | 1 | 2;
        /**
         * @description "<column>:<asc|desc>", empty for the order of creation, newest first.
         * @example name:asc
         */
        RuleSortParam: string;
        /**
         * @description Encrypted id of the rule.
         * @example sGm2qWb0mF4hYw9o5l1k7A
         */
        RuleId: components["schemas"]["EncryptedId"];
        /**
         * @description "<column>:<asc|desc>", empty for the order of creation, newest first.
         * @example from:desc
         */
        SortParam: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Envelope = components['schemas']['Envelope'];
export type DateBox = components['schemas']['DateBox'];
export type CivilDate = components['schemas']['CivilDate'];
export type RecordChange = components['schemas']['RecordChange'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportOutcome = components['schemas']['ImportOutcome'];
export type CalendarEntry = components['schemas']['CalendarEntry'];
export type Username = components['schemas']['Username'];
export type Password = components['schemas']['Password'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type TokenLife = components['schemas']['TokenLife'];
export type Id = components['schemas']['Id'];
export type ConsentFlag = components['schemas']['ConsentFlag'];
export type SignInData = components['schemas']['SignInData'];
export type DownloadResultFlags = components['schemas']['DownloadResultFlags'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
export type Token = components['schemas']['Token'];
export type RefreshTokenRequest = components['schemas']['RefreshTokenRequest'];
export type RefreshTokenData = components['schemas']['RefreshTokenData'];
export type RefreshTokenAnswer = components['schemas']['RefreshTokenAnswer'];
export type EncryptedId = components['schemas']['EncryptedId'];
export type SignOutRequest = components['schemas']['SignOutRequest'];
export type DoneAnswer = components['schemas']['DoneAnswer'];
export type ContactSubRoute = components['schemas']['ContactSubRoute'];
export type ContactRoute = components['schemas']['ContactRoute'];
export type ContactRoutesAnswer = components['schemas']['ContactRoutesAnswer'];
export type ContactMetaDetails = components['schemas']['ContactMetaDetails'];
export type NamedPermission = components['schemas']['NamedPermission'];
export type RoutePermissionNode = components['schemas']['RoutePermissionNode'];
export type RoutePermissions = components['schemas']['RoutePermissions'];
export type RoutePermissionsAnswer = components['schemas']['RoutePermissionsAnswer'];
export type StorageSettings = components['schemas']['StorageSettings'];
export type StorageSettingsAnswer = components['schemas']['StorageSettingsAnswer'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type UserReference = components['schemas']['UserReference'];
export type ChangePasswordAnswer = components['schemas']['ChangePasswordAnswer'];
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest'];
export type ValidateResetKeyAnswer = components['schemas']['ValidateResetKeyAnswer'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type Flag = components['schemas']['Flag'];
export type ConsentDetail = components['schemas']['ConsentDetail'];
export type UpdateConsentRequest = components['schemas']['UpdateConsentRequest'];
export type PrivacyPolicyUrlAnswer = components['schemas']['PrivacyPolicyUrlAnswer'];
export type DateTime = components['schemas']['DateTime'];
export type Figure = components['schemas']['Figure'];
export type FiguresAnswer = components['schemas']['FiguresAnswer'];
export type WaitingLine = components['schemas']['WaitingLine'];
export type WaitingAnswer = components['schemas']['WaitingAnswer'];
export type Progress = components['schemas']['Progress'];
export type BlockCandidates = components['schemas']['BlockCandidates'];
export type SlotTime = components['schemas']['SlotTime'];
export type FirstStart = components['schemas']['FirstStart'];
export type NextBlock = components['schemas']['NextBlock'];
export type NextBlockAnswer = components['schemas']['NextBlockAnswer'];
export type TrendMark = components['schemas']['TrendMark'];
export type Trend = components['schemas']['Trend'];
export type TrendsAnswer = components['schemas']['TrendsAnswer'];
export type RecentAct = components['schemas']['RecentAct'];
export type RecentActsAnswer = components['schemas']['RecentActsAnswer'];
export type ReportsAnswer = components['schemas']['ReportsAnswer'];
export type ReportFigure = components['schemas']['ReportFigure'];
export type ReportSeries = components['schemas']['ReportSeries'];
export type ReportChart = components['schemas']['ReportChart'];
export type ReportColumn = components['schemas']['ReportColumn'];
export type ReportRow = components['schemas']['ReportRow'];
export type ReportData = components['schemas']['ReportData'];
export type ReportAnswer = components['schemas']['ReportAnswer'];
export type Notification = components['schemas']['Notification'];
export type NotificationsAnswer = components['schemas']['NotificationsAnswer'];
export type UpdateNotificationRequest = components['schemas']['UpdateNotificationRequest'];
export type OccurrenceRequest = components['schemas']['OccurrenceRequest'];
export type OccurrenceAnswer = components['schemas']['OccurrenceAnswer'];
export type AnnouncementAnswer = components['schemas']['AnnouncementAnswer'];
export type CalendarSource = components['schemas']['CalendarSource'];
export type CalendarFilters = components['schemas']['CalendarFilters'];
export type CalendarFeedRequest = components['schemas']['CalendarFeedRequest'];
export type CalendarFeedAnswer = components['schemas']['CalendarFeedAnswer'];
export type MasterType = components['schemas']['MasterType'];
export type GenerateCodeRequest = components['schemas']['GenerateCodeRequest'];
export type GenerateCodeAnswer = components['schemas']['GenerateCodeAnswer'];
export type TimeZoneAdminZone = components['schemas']['TimeZoneAdminZone'];
export type TimeZoneAdminGroup = components['schemas']['TimeZoneAdminGroup'];
export type TimeZoneAdminAnswer = components['schemas']['TimeZoneAdminAnswer'];
export type Evaluation = components['schemas']['Evaluation'];
export type Label = components['schemas']['Label'];
export type VersionLabels = components['schemas']['VersionLabels'];
export type SubmoduleEntry = components['schemas']['SubmoduleEntry'];
export type ModuleEntry = components['schemas']['ModuleEntry'];
export type ModulesAnswer = components['schemas']['ModulesAnswer'];
export type CombinationModule = components['schemas']['CombinationModule'];
export type Combination = components['schemas']['Combination'];
export type CombinationsAnswer = components['schemas']['CombinationsAnswer'];
export type Holiday = components['schemas']['Holiday'];
export type HolidaysAnswer = components['schemas']['HolidaysAnswer'];
export type Title = components['schemas']['Title'];
export type Code = components['schemas']['Code'];
export type Long = components['schemas']['Long'];
export type CurriculumCentre = components['schemas']['CurriculumCentre'];
export type MissingPoint = components['schemas']['MissingPoint'];
export type CurriculumSummaryAnswer = components['schemas']['CurriculumSummaryAnswer'];
export type CreditInvoiceRequest = components['schemas']['CreditInvoiceRequest'];
export type CreditInvoiceAnswer = components['schemas']['CreditInvoiceAnswer'];
export type AsRead = components['schemas']['AsRead'];
export type InvoiceFileAnswer = components['schemas']['InvoiceFileAnswer'];
export type InvoiceIdsRequest = components['schemas']['InvoiceIdsRequest'];
export type FileLinkAnswer = components['schemas']['FileLinkAnswer'];
export type ReversePaymentRequest = components['schemas']['ReversePaymentRequest'];
export type LetterChoices = components['schemas']['LetterChoices'];
export type LetterFiltersAnswer = components['schemas']['LetterFiltersAnswer'];
export type CommentOnLetterRequest = components['schemas']['CommentOnLetterRequest'];
export type StoredFile = components['schemas']['StoredFile'];
export type UploadLetterRequest = components['schemas']['UploadLetterRequest'];
export type CopyTargetsRequest = components['schemas']['CopyTargetsRequest'];
export type CopyTargetsAnswer = components['schemas']['CopyTargetsAnswer'];
export type GenerateInvoicesRequest = components['schemas']['GenerateInvoicesRequest'];
export type GeneratedInvoice = components['schemas']['GeneratedInvoice'];
export type GenerateInvoicesAnswer = components['schemas']['GenerateInvoicesAnswer'];
export type RequestResource = components['schemas']['RequestResource'];
export type RequestService = components['schemas']['RequestService'];
export type UnbilledRequest = components['schemas']['UnbilledRequest'];
export type ListUnbilledRequestsAnswer = components['schemas']['ListUnbilledRequestsAnswer'];
export type BillRequestsRequest = components['schemas']['BillRequestsRequest'];
export type BillRequestsAnswer = components['schemas']['BillRequestsAnswer'];
export type InvoiceStatusSum = components['schemas']['InvoiceStatusSum'];
export type InvoiceSums = components['schemas']['InvoiceSums'];
export type InvoiceSummaryAnswer = components['schemas']['InvoiceSummaryAnswer'];
export type SentRequestAnswer = components['schemas']['SentRequestAnswer'];
export type StatementEntry = components['schemas']['StatementEntry'];
export type Statement = components['schemas']['Statement'];
export type StatementAnswer = components['schemas']['StatementAnswer'];
export type BudgetYear = components['schemas']['BudgetYear'];
export type BudgetFigures = components['schemas']['BudgetFigures'];
export type BudgetComparison = components['schemas']['BudgetComparison'];
export type LeftOut = components['schemas']['LeftOut'];
export type HistoricBudget = components['schemas']['HistoricBudget'];
export type HistoricBudgetAnswer = components['schemas']['HistoricBudgetAnswer'];
export type ForecastRange = components['schemas']['ForecastRange'];
export type BudgetWeek = components['schemas']['BudgetWeek'];
export type BudgetPart = components['schemas']['BudgetPart'];
export type LiveBudget = components['schemas']['LiveBudget'];
export type LiveBudgetAnswer = components['schemas']['LiveBudgetAnswer'];
export type PaymentCurrency = components['schemas']['PaymentCurrency'];
export type OrderId = components['schemas']['OrderId'];
export type StudentInvoice = components['schemas']['StudentInvoice'];
export type StudentInvoicesAnswer = components['schemas']['StudentInvoicesAnswer'];
export type PaymentAmount = components['schemas']['PaymentAmount'];
export type PaypalRequest = components['schemas']['PaypalRequest'];
export type PaypalAnswer = components['schemas']['PaypalAnswer'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type PaymentConflict = components['schemas']['PaymentConflict'];
export type CardTokenRequest = components['schemas']['CardTokenRequest'];
export type CardTokenAnswer = components['schemas']['CardTokenAnswer'];
export type CardChargeRequest = components['schemas']['CardChargeRequest'];
export type CardChargeAnswer = components['schemas']['CardChargeAnswer'];
export type PaymentUpdateRequest = components['schemas']['PaymentUpdateRequest'];
export type PaymentUpdateAnswer = components['schemas']['PaymentUpdateAnswer'];
export type PaymentDetails = components['schemas']['PaymentDetails'];
export type PaymentDetailsAnswer = components['schemas']['PaymentDetailsAnswer'];
export type AttemptState = components['schemas']['AttemptState'];
export type OwnAttempt = components['schemas']['OwnAttempt'];
export type OwnAttemptsAnswer = components['schemas']['OwnAttemptsAnswer'];
export type SessionKey = components['schemas']['SessionKey'];
export type StartRequest = components['schemas']['StartRequest'];
export type SentAnswer = components['schemas']['SentAnswer'];
export type QuestionKind = components['schemas']['QuestionKind'];
export type SatQuestion = components['schemas']['SatQuestion'];
export type SatSection = components['schemas']['SatSection'];
export type StartAnswer = components['schemas']['StartAnswer'];
export type AttemptConflict = components['schemas']['AttemptConflict'];
export type WriteRequest = components['schemas']['WriteRequest'];
export type HeldRevision = components['schemas']['HeldRevision'];
export type WriteAnswer = components['schemas']['WriteAnswer'];
export type SubmitRequest = components['schemas']['SubmitRequest'];
export type CallRequest = components['schemas']['CallRequest'];
export type CallAnswer = components['schemas']['CallAnswer'];
export type ControlRequest = components['schemas']['ControlRequest'];
export type WatchedEvent = components['schemas']['WatchedEvent'];
export type WatchedCandidate = components['schemas']['WatchedCandidate'];
export type ControlAnswer = components['schemas']['ControlAnswer'];
export type QuestionStatistics = components['schemas']['QuestionStatistics'];
export type MonitorAnswer = components['schemas']['MonitorAnswer'];
export type MarkingQueueAnswer = components['schemas']['MarkingQueueAnswer'];
export type MarkerOfDelivery = components['schemas']['MarkerOfDelivery'];
export type MarkingAllocationAnswer = components['schemas']['MarkingAllocationAnswer'];
export type AllocateRequest = components['schemas']['AllocateRequest'];
export type AllocateAnswer = components['schemas']['AllocateAnswer'];
export type MarkerRole = components['schemas']['MarkerRole'];
export type MarkingState = components['schemas']['MarkingState'];
export type MarkingQuestion = components['schemas']['MarkingQuestion'];
export type MarkingSection = components['schemas']['MarkingSection'];
export type MarkerNote = components['schemas']['MarkerNote'];
export type GivenMark = components['schemas']['GivenMark'];
export type OtherMarking = components['schemas']['OtherMarking'];
export type MarkingScriptAnswer = components['schemas']['MarkingScriptAnswer'];
export type MarksRequest = components['schemas']['MarksRequest'];
export type SavedMarksAnswer = components['schemas']['SavedMarksAnswer'];
export type MarkingConflict = components['schemas']['MarkingConflict'];
export type SubmittedMarksAnswer = components['schemas']['SubmittedMarksAnswer'];
export type ConvertedLeadAnswer = components['schemas']['ConvertedLeadAnswer'];
export type RegistrationLinkRequest = components['schemas']['RegistrationLinkRequest'];
export type RegistrationLinkAnswer = components['schemas']['RegistrationLinkAnswer'];
export type RegisteredStudentAnswer = components['schemas']['RegisteredStudentAnswer'];
export type CurriculumChoices = components['schemas']['CurriculumChoices'];
export type CurriculumChoicesAnswer = components['schemas']['CurriculumChoicesAnswer'];
export type StudentTwin = components['schemas']['StudentTwin'];
export type StudentTwinsAnswer = components['schemas']['StudentTwinsAnswer'];
export type ReRegisterRequest = components['schemas']['ReRegisterRequest'];
export type StudentOutcome = components['schemas']['StudentOutcome'];
export type StudentOutcomesAnswer = components['schemas']['StudentOutcomesAnswer'];
export type TakenModules = components['schemas']['TakenModules'];
export type TakenModulesAnswer = components['schemas']['TakenModulesAnswer'];
export type EnrolStudentsRequest = components['schemas']['EnrolStudentsRequest'];
export type SyncUcasRequest = components['schemas']['SyncUcasRequest'];
export type UcasSync = components['schemas']['UcasSync'];
export type UcasSyncAnswer = components['schemas']['UcasSyncAnswer'];
export type ReplyToOfferRequest = components['schemas']['ReplyToOfferRequest'];
export type StudentChange = components['schemas']['StudentChange'];
export type StudentAuditAnswer = components['schemas']['StudentAuditAnswer'];
export type ApplicationCounts = components['schemas']['ApplicationCounts'];
export type ApplicationCountsAnswer = components['schemas']['ApplicationCountsAnswer'];
export type SaveApplicationStepRequest = components['schemas']['SaveApplicationStepRequest'];
export type OwnPredictedGrade = components['schemas']['OwnPredictedGrade'];
export type OwnPredictedGradesAnswer = components['schemas']['OwnPredictedGradesAnswer'];
export type FoundCourse = components['schemas']['FoundCourse'];
export type FoundCourseOption = components['schemas']['FoundCourseOption'];
export type FoundCourseOptions = components['schemas']['FoundCourseOptions'];
export type FoundCoursesAnswer = components['schemas']['FoundCoursesAnswer'];
export type KeepFavouriteCourseRequest = components['schemas']['KeepFavouriteCourseRequest'];
export type ClearingMark = components['schemas']['ClearingMark'];
export type JudgedCondition = components['schemas']['JudgedCondition'];
export type OpenClearingOffer = components['schemas']['OpenClearingOffer'];
export type ClearingMarks = components['schemas']['ClearingMarks'];
export type ClearingMarksAnswer = components['schemas']['ClearingMarksAnswer'];
export type OwnClearingOffer = components['schemas']['OwnClearingOffer'];
export type OwnClearingOffersAnswer = components['schemas']['OwnClearingOffersAnswer'];
export type ClearingReply = components['schemas']['ClearingReply'];
export type PredictedGrade = components['schemas']['PredictedGrade'];
export type PredictedGradesAnswer = components['schemas']['PredictedGradesAnswer'];
export type ClearingCourse = components['schemas']['ClearingCourse'];
export type ClearingCoursesAnswer = components['schemas']['ClearingCoursesAnswer'];
export type UcasRowsRequest = components['schemas']['UcasRowsRequest'];
export type UcasOutcomesAnswer = components['schemas']['UcasOutcomesAnswer'];
export type UcasOutcome = components['schemas']['UcasOutcome'];
export type UcasErrorStatus = components['schemas']['UcasErrorStatus'];
export type UcasStudent = components['schemas']['UcasStudent'];
export type UcasRow = components['schemas']['UcasRow'];
export type UcasRowsAnswer = components['schemas']['UcasRowsAnswer'];
export type UcasErrorTypesAnswer = components['schemas']['UcasErrorTypesAnswer'];
export type UcasError = components['schemas']['UcasError'];
export type UcasErrorsAnswer = components['schemas']['UcasErrorsAnswer'];
export type UcasErrorChange = components['schemas']['UcasErrorChange'];
export type HexColour = components['schemas']['HexColour'];
export type SlipAttempt = components['schemas']['SlipAttempt'];
export type ResultSlip = components['schemas']['ResultSlip'];
export type ResultSlipAnswer = components['schemas']['ResultSlipAnswer'];
export type GradeCounts = components['schemas']['GradeCounts'];
export type ModuleFigures = components['schemas']['ModuleFigures'];
export type ModuleGroupsAnswer = components['schemas']['ModuleGroupsAnswer'];
export type CentreFigures = components['schemas']['CentreFigures'];
export type ComparedFigures = components['schemas']['ComparedFigures'];
export type CentreDetailsAnswer = components['schemas']['CentreDetailsAnswer'];
export type ResultDownloadRequest = components['schemas']['ResultDownloadRequest'];
export type ResultDownloadsAnswer = components['schemas']['ResultDownloadsAnswer'];
export type ResultAudience = components['schemas']['ResultAudience'];
export type UpdateViewFlagsRequest = components['schemas']['UpdateViewFlagsRequest'];
export type UpdateValidationFlagRequest = components['schemas']['UpdateValidationFlagRequest'];
export type UpdateCertificateDownloadRequest = components['schemas']['UpdateCertificateDownloadRequest'];
export type ReleaseHeldBackRequest = components['schemas']['ReleaseHeldBackRequest'];
export type ReleaseTime = components['schemas']['ReleaseTime'];
export type ReleaseDates = components['schemas']['ReleaseDates'];
export type ReleaseFinding = components['schemas']['ReleaseFinding'];
export type ReleaseCheckAnswer = components['schemas']['ReleaseCheckAnswer'];
export type ReleaseRequest = components['schemas']['ReleaseRequest'];
export type UploadRequest = components['schemas']['UploadRequest'];
export type UploadCounts = components['schemas']['UploadCounts'];
export type UploadState = components['schemas']['UploadState'];
export type UploadAnswer = components['schemas']['UploadAnswer'];
export type UploadTemplateAnswer = components['schemas']['UploadTemplateAnswer'];
export type Upload = components['schemas']['Upload'];
export type UploadsAnswer = components['schemas']['UploadsAnswer'];
export type CheckCertificateRequest = components['schemas']['CheckCertificateRequest'];
export type CertificateVerdict = components['schemas']['CertificateVerdict'];
export type CertificateVerdictAnswer = components['schemas']['CertificateVerdictAnswer'];
export type CertificateMonth = components['schemas']['CertificateMonth'];
export type CertificateMonthsAnswer = components['schemas']['CertificateMonthsAnswer'];
export type IssueCertificatesRequest = components['schemas']['IssueCertificatesRequest'];
export type PictureLink = components['schemas']['PictureLink'];
export type CertificatePage = components['schemas']['CertificatePage'];
export type CertificatePageAnswer = components['schemas']['CertificatePageAnswer'];
export type CourseMonth = components['schemas']['CourseMonth'];
export type CourseMonthsAnswer = components['schemas']['CourseMonthsAnswer'];
export type Minor = components['schemas']['Minor'];
export type Url = components['schemas']['Url'];
export type RowId = components['schemas']['RowId'];
export type Text = components['schemas']['Text'];
export type ApprovedCourseAnswer = components['schemas']['ApprovedCourseAnswer'];
export type EnglishRequirement = components['schemas']['EnglishRequirement'];
export type SaveEnglishRequirementsRequest = components['schemas']['SaveEnglishRequirementsRequest'];
export type DeleteRequirementsRequest = components['schemas']['DeleteRequirementsRequest'];
export type EnglishRequirementsAnswer = components['schemas']['EnglishRequirementsAnswer'];
export type AcademicRequirement = components['schemas']['AcademicRequirement'];
export type SaveAcademicRequirementsRequest = components['schemas']['SaveAcademicRequirementsRequest'];
export type AcademicRequirementsAnswer = components['schemas']['AcademicRequirementsAnswer'];
export type CourseTableAnswer = components['schemas']['CourseTableAnswer'];
export type CourseOption = components['schemas']['CourseOption'];
export type CourseOptions = components['schemas']['CourseOptions'];
export type CourseFormOptionsAnswer = components['schemas']['CourseFormOptionsAnswer'];
export type DecideStagedUniversityRequest = components['schemas']['DecideStagedUniversityRequest'];
export type DecideStagedCentreRequest = components['schemas']['DecideStagedCentreRequest'];
export type SelectionId = components['schemas']['SelectionId'];
export type OfferedCurriculum = components['schemas']['OfferedCurriculum'];
export type OfferedCurriculaAnswer = components['schemas']['OfferedCurriculaAnswer'];
export type SelectionIds = components['schemas']['SelectionIds'];
export type SelectionAnswers = components['schemas']['SelectionAnswers'];
export type SelectionChoices = components['schemas']['SelectionChoices'];
export type OpenSelection = components['schemas']['OpenSelection'];
export type OpenSelectionAnswer = components['schemas']['OpenSelectionAnswer'];
export type SelectionStepName = components['schemas']['SelectionStepName'];
export type Instant = components['schemas']['Instant'];
export type SaveSelectionStepRequest = components['schemas']['SaveSelectionStepRequest'];
export type ConfirmSelectionRequest = components['schemas']['ConfirmSelectionRequest'];
export type SelectionDecisionRequest = components['schemas']['SelectionDecisionRequest'];
export type CommentsAnswer = components['schemas']['CommentsAnswer'];
export type CreateCommentRequest = components['schemas']['CreateCommentRequest'];
export type CreatedCommentAnswer = components['schemas']['CreatedCommentAnswer'];
export type CommentIdsRequest = components['schemas']['CommentIdsRequest'];
export type DecisionRequest = components['schemas']['DecisionRequest'];
export type BlockStatus = components['schemas']['BlockStatus'];
export type ProhibitedModule = components['schemas']['ProhibitedModule'];
export type RuleEntry = components['schemas']['RuleEntry'];
export type ModuleRule = components['schemas']['ModuleRule'];
export type StatusCounts = components['schemas']['StatusCounts'];
export type ModuleRuleListAnswer = components['schemas']['ModuleRuleListAnswer'];
export type SaveModuleRuleRequest = components['schemas']['SaveModuleRuleRequest'];
export type CreateModuleRuleAnswer = components['schemas']['CreateModuleRuleAnswer'];
export type ModuleRuleAnswer = components['schemas']['ModuleRuleAnswer'];
export type IdList = components['schemas']['IdList'];
export type PublishModuleRulesRequest = components['schemas']['PublishModuleRulesRequest'];
export type DeleteModuleRulesRequest = components['schemas']['DeleteModuleRulesRequest'];
export type PaperQuestion = components['schemas']['PaperQuestion'];
export type PaperContentAnswer = components['schemas']['PaperContentAnswer'];
export type Sitting = components['schemas']['Sitting'];
export type SittingsAnswer = components['schemas']['SittingsAnswer'];
export type DeliveryFinding = components['schemas']['DeliveryFinding'];
export type DeliveryCheckAnswer = components['schemas']['DeliveryCheckAnswer'];
export type RegradeRequest = components['schemas']['RegradeRequest'];
export type RegradeAnswer = components['schemas']['RegradeAnswer'];
export type SendAnswer = components['schemas']['SendAnswer'];
export type MergeTagsRequest = components['schemas']['MergeTagsRequest'];
export type AssetKind = components['schemas']['AssetKind'];
export type AssetAccess = components['schemas']['AssetAccess'];
export type ListedAsset = components['schemas']['ListedAsset'];
export type LibraryStorage = components['schemas']['LibraryStorage'];
export type AssetContentAnswer = components['schemas']['AssetContentAnswer'];
export type RenameAssetRequest = components['schemas']['RenameAssetRequest'];
export type AssetIds = components['schemas']['AssetIds'];
export type MoveAssetsRequest = components['schemas']['MoveAssetsRequest'];
export type TagAssetsRequest = components['schemas']['TagAssetsRequest'];
export type MoveFoldersRequest = components['schemas']['MoveFoldersRequest'];
export type RemoveFolderRequest = components['schemas']['RemoveFolderRequest'];
export type AddAssetVersionRequest = components['schemas']['AddAssetVersionRequest'];
export type RestoreAssetVersionRequest = components['schemas']['RestoreAssetVersionRequest'];
export type AssetIdsRequest = components['schemas']['AssetIdsRequest'];
export type AssetPreviewAnswer = components['schemas']['AssetPreviewAnswer'];
export type SameAssetsAnswer = components['schemas']['SameAssetsAnswer'];
export type FilterIds = components['schemas']['FilterIds'];
export type ArchivedAssetsAnswer = components['schemas']['ArchivedAssetsAnswer'];
export type ShareLinksAnswer = components['schemas']['ShareLinksAnswer'];
export type CreateShareLinkRequest = components['schemas']['CreateShareLinkRequest'];
export type CreatedShareLinkAnswer = components['schemas']['CreatedShareLinkAnswer'];
export type ShareLinkIdsRequest = components['schemas']['ShareLinkIdsRequest'];
export type OpenShareLinkRequest = components['schemas']['OpenShareLinkRequest'];
export type SharedWithMeAnswer = components['schemas']['SharedWithMeAnswer'];
export type MarkSharedSeenRequest = components['schemas']['MarkSharedSeenRequest'];
export type AssetLine = components['schemas']['AssetLine'];
export type AssetLines = components['schemas']['AssetLines'];
export type AssetSummaryAnswer = components['schemas']['AssetSummaryAnswer'];
export type MergeContactsRequest = components['schemas']['MergeContactsRequest'];
export type GroupOfContact = components['schemas']['GroupOfContact'];
export type GroupsOfContactAnswer = components['schemas']['GroupsOfContactAnswer'];
export type GroupMember = components['schemas']['GroupMember'];
export type GroupMembers = components['schemas']['GroupMembers'];
export type GroupMembersAnswer = components['schemas']['GroupMembersAnswer'];
export type PreviewGroupRequest = components['schemas']['PreviewGroupRequest'];
export type CountRecipientsRequest = components['schemas']['CountRecipientsRequest'];
export type RecipientCount = components['schemas']['RecipientCount'];
export type RecipientCountAnswer = components['schemas']['RecipientCountAnswer'];
export type MessageComponentsAnswer = components['schemas']['MessageComponentsAnswer'];
export type PlaceholdersAnswer = components['schemas']['PlaceholdersAnswer'];
export type MessageContactsAnswer = components['schemas']['MessageContactsAnswer'];
export type RichText = components['schemas']['RichText'];
export type MessageDelivery = components['schemas']['MessageDelivery'];
export type MessageDeliveries = components['schemas']['MessageDeliveries'];
export type CommunicationDetails = components['schemas']['CommunicationDetails'];
export type CommunicationDetailsAnswer = components['schemas']['CommunicationDetailsAnswer'];
export type UnreadCountAnswer = components['schemas']['UnreadCountAnswer'];
export type MessageDeliveriesAnswer = components['schemas']['MessageDeliveriesAnswer'];
export type CommunicationStatusRequest = components['schemas']['CommunicationStatusRequest'];
export type CommunicationStatusAnswer = components['schemas']['CommunicationStatusAnswer'];
export type StopAnswer = components['schemas']['StopAnswer'];
export type RetryAnswer = components['schemas']['RetryAnswer'];
export type MessageText = components['schemas']['MessageText'];
export type PreviewMessageRequest = components['schemas']['PreviewMessageRequest'];
export type RenderedText = components['schemas']['RenderedText'];
export type RenderedMessage = components['schemas']['RenderedMessage'];
export type RenderedMessageAnswer = components['schemas']['RenderedMessageAnswer'];
export type DecideStagedContactRequest = components['schemas']['DecideStagedContactRequest'];
export type PlaceMenuModuleRequest = components['schemas']['PlaceMenuModuleRequest'];
export type RoleMenu = components['schemas']['RoleMenu'];
export type RoleMenuAnswer = components['schemas']['RoleMenuAnswer'];
export type ValidateUserRequest = components['schemas']['ValidateUserRequest'];
export type ValidateUserAnswer = components['schemas']['ValidateUserAnswer'];
export type UserSession = components['schemas']['UserSession'];
export type UserSessionsAnswer = components['schemas']['UserSessionsAnswer'];
export type UserRightsAnswer = components['schemas']['UserRightsAnswer'];
export type NullableCivilDate = components['schemas']['NullableCivilDate'];
export type ExamblockRow = components['schemas']['ExamblockRow'];
export type ExamblockListAnswer = components['schemas']['ExamblockListAnswer'];
export type BlockName = components['schemas']['BlockName'];
export type CreatedStatus = components['schemas']['CreatedStatus'];
export type BlockDescription = components['schemas']['BlockDescription'];
export type BlockCode = components['schemas']['BlockCode'];
export type StartTime = components['schemas']['StartTime'];
export type ExamAcademicDate = components['schemas']['ExamAcademicDate'];
export type CreateExamblockRequest = components['schemas']['CreateExamblockRequest'];
export type CreateExamblockAnswer = components['schemas']['CreateExamblockAnswer'];
export type UpdateExamblockRequest = components['schemas']['UpdateExamblockRequest'];
export type NullableDateBox = components['schemas']['NullableDateBox'];
export type SlotCount = components['schemas']['SlotCount'];
export type BlockRevision = components['schemas']['BlockRevision'];
export type PublishedAt = components['schemas']['PublishedAt'];
export type EntryTimeZone = components['schemas']['EntryTimeZone'];
export type ExamSlotDetails = components['schemas']['ExamSlotDetails'];
export type ModuleDetails = components['schemas']['ModuleDetails'];
export type ExamSlotEntry = components['schemas']['ExamSlotEntry'];
export type ExamDateInformation = components['schemas']['ExamDateInformation'];
export type ExamblockSummary = components['schemas']['ExamblockSummary'];
export type ExamblockSummaryAnswer = components['schemas']['ExamblockSummaryAnswer'];
export type UpdateExamAcademicDatesRequest = components['schemas']['UpdateExamAcademicDatesRequest'];
export type DeleteExamblocksRequest = components['schemas']['DeleteExamblocksRequest'];
export type RemovalAnswer = components['schemas']['RemovalAnswer'];
export type PublishExamblocksRequest = components['schemas']['PublishExamblocksRequest'];
export type SavedSlot = components['schemas']['SavedSlot'];
export type SavedTimeZone = components['schemas']['SavedTimeZone'];
export type TimeSlotsAnswer = components['schemas']['TimeSlotsAnswer'];
export type SlotTimes = components['schemas']['SlotTimes'];
export type ExamTimeZoneMapping = components['schemas']['ExamTimeZoneMapping'];
export type MapExamTimeZonesRequest = components['schemas']['MapExamTimeZonesRequest'];
export type GroupTimeZone = components['schemas']['GroupTimeZone'];
export type ExamSlotGroup = components['schemas']['ExamSlotGroup'];
export type ExamTimeZonesAnswer = components['schemas']['ExamTimeZonesAnswer'];
export type ExamDateEntry = components['schemas']['ExamDateEntry'];
export type ExamDatesAnswer = components['schemas']['ExamDatesAnswer'];
export type ScheduledSubmodule = components['schemas']['ScheduledSubmodule'];
export type ScheduledModule = components['schemas']['ScheduledModule'];
export type ExamScheduleSlot = components['schemas']['ExamScheduleSlot'];
export type ExamScheduleDate = components['schemas']['ExamScheduleDate'];
export type SaveExamScheduleRequest = components['schemas']['SaveExamScheduleRequest'];
export type TestblockDetail = components['schemas']['TestblockDetail'];
export type TestblockDetailAnswer = components['schemas']['TestblockDetailAnswer'];
export type TestAcademicDate = components['schemas']['TestAcademicDate'];
export type TestAcademicDatesAnswer = components['schemas']['TestAcademicDatesAnswer'];
export type TestblockRow = components['schemas']['TestblockRow'];
export type TestblockListAnswer = components['schemas']['TestblockListAnswer'];
export type TestAcademicDateInput = components['schemas']['TestAcademicDateInput'];
export type CreateTestblockRequest = components['schemas']['CreateTestblockRequest'];
export type CreateTestblockAnswer = components['schemas']['CreateTestblockAnswer'];
export type UpdateTestblockRequest = components['schemas']['UpdateTestblockRequest'];
export type TestSlotDetails = components['schemas']['TestSlotDetails'];
export type TestSlotEntry = components['schemas']['TestSlotEntry'];
export type TestDateInformation = components['schemas']['TestDateInformation'];
export type TestblockSummary = components['schemas']['TestblockSummary'];
export type TestblockSummaryAnswer = components['schemas']['TestblockSummaryAnswer'];
export type UpdateTestAcademicDatesRequest = components['schemas']['UpdateTestAcademicDatesRequest'];
export type DeleteTestblocksRequest = components['schemas']['DeleteTestblocksRequest'];
export type PublishTestblocksRequest = components['schemas']['PublishTestblocksRequest'];
export type TestTimeZoneMapping = components['schemas']['TestTimeZoneMapping'];
export type MapTestTimeZonesRequest = components['schemas']['MapTestTimeZonesRequest'];
export type TestSlotGroup = components['schemas']['TestSlotGroup'];
export type TestTimeZonesAnswer = components['schemas']['TestTimeZonesAnswer'];
export type TestDateEntry = components['schemas']['TestDateEntry'];
export type TestDatesAnswer = components['schemas']['TestDatesAnswer'];
export type TestScheduleSlot = components['schemas']['TestScheduleSlot'];
export type TestScheduleDate = components['schemas']['TestScheduleDate'];
export type SaveTestScheduleRequest = components['schemas']['SaveTestScheduleRequest'];
export type LogPermission = components['schemas']['LogPermission'];
export type PersonalStatement = components['schemas']['PersonalStatement'];
export type Percent = components['schemas']['Percent'];
export type Email = components['schemas']['Email'];
export type Phone = components['schemas']['Phone'];
export type RecordNames = components['schemas']['RecordNames'];
export type FieldRefusals = components['schemas']['FieldRefusals'];
export type RecordUse = components['schemas']['RecordUse'];
export type RefusedRecord = components['schemas']['RefusedRecord'];
export type RecordConflict = components['schemas']['RecordConflict'];
export type ApplicationFields = components['schemas']['ApplicationFields'];
export type Application = components['schemas']['Application'];
export type QuestionFields = components['schemas']['QuestionFields'];
export type Question = components['schemas']['Question'];
export type PaperFields = components['schemas']['PaperFields'];
export type Paper = components['schemas']['Paper'];
export type DeliveryFields = components['schemas']['DeliveryFields'];
export type Delivery = components['schemas']['Delivery'];
export type AssetTypeFields = components['schemas']['AssetTypeFields'];
export type AssetType = components['schemas']['AssetType'];
export type FolderFields = components['schemas']['FolderFields'];
export type Folder = components['schemas']['Folder'];
export type TagFields = components['schemas']['TagFields'];
export type Tag = components['schemas']['Tag'];
export type StewardFields = components['schemas']['StewardFields'];
export type Steward = components['schemas']['Steward'];
export type AssetFields = components['schemas']['AssetFields'];
export type Asset = components['schemas']['Asset'];
export type ShareFields = components['schemas']['ShareFields'];
export type Share = components['schemas']['Share'];
export type EventFields = components['schemas']['EventFields'];
export type Event = components['schemas']['Event'];
export type CertificateTypeFields = components['schemas']['CertificateTypeFields'];
export type CertificateType = components['schemas']['CertificateType'];
export type CertificateTemplateFields = components['schemas']['CertificateTemplateFields'];
export type CertificateTemplate = components['schemas']['CertificateTemplate'];
export type CertificateRequestFields = components['schemas']['CertificateRequestFields'];
export type CertificateRequest = components['schemas']['CertificateRequest'];
export type CertificateFields = components['schemas']['CertificateFields'];
export type Certificate = components['schemas']['Certificate'];
export type ValidationCheckFields = components['schemas']['ValidationCheckFields'];
export type ValidationCheck = components['schemas']['ValidationCheck'];
export type ClearingEntryFields = components['schemas']['ClearingEntryFields'];
export type ClearingEntry = components['schemas']['ClearingEntry'];
export type ClearingOfferFields = components['schemas']['ClearingOfferFields'];
export type ClearingOffer = components['schemas']['ClearingOffer'];
export type AudienceFields = components['schemas']['AudienceFields'];
export type Audience = components['schemas']['Audience'];
export type MessageTemplateFields = components['schemas']['MessageTemplateFields'];
export type MessageTemplate = components['schemas']['MessageTemplate'];
export type CommunicationFields = components['schemas']['CommunicationFields'];
export type Communication = components['schemas']['Communication'];
export type ContactTypeFields = components['schemas']['ContactTypeFields'];
export type ContactType = components['schemas']['ContactType'];
export type ComponentTypeFields = components['schemas']['ComponentTypeFields'];
export type ComponentType = components['schemas']['ComponentType'];
export type RoleTypeFields = components['schemas']['RoleTypeFields'];
export type RoleType = components['schemas']['RoleType'];
export type GroupTypeFields = components['schemas']['GroupTypeFields'];
export type GroupType = components['schemas']['GroupType'];
export type ContactGroupFields = components['schemas']['ContactGroupFields'];
export type ContactGroup = components['schemas']['ContactGroup'];
export type ContactFields = components['schemas']['ContactFields'];
export type Contact = components['schemas']['Contact'];
export type ContactStagingFields = components['schemas']['ContactStagingFields'];
export type ContactStaging = components['schemas']['ContactStaging'];
export type CourseFields = components['schemas']['CourseFields'];
export type Course = components['schemas']['Course'];
export type UniversityRelationFields = components['schemas']['UniversityRelationFields'];
export type UniversityRelation = components['schemas']['UniversityRelation'];
export type UniversityDocumentFields = components['schemas']['UniversityDocumentFields'];
export type UniversityDocument = components['schemas']['UniversityDocument'];
export type UniversityContactFields = components['schemas']['UniversityContactFields'];
export type UniversityContact = components['schemas']['UniversityContact'];
export type UniversityStagingFields = components['schemas']['UniversityStagingFields'];
export type UniversityStaging = components['schemas']['UniversityStaging'];
export type CentreStagingFields = components['schemas']['CentreStagingFields'];
export type CentreStaging = components['schemas']['CentreStaging'];
export type CentreFields = components['schemas']['CentreFields'];
export type Centre = components['schemas']['Centre'];
export type CentreGroupFields = components['schemas']['CentreGroupFields'];
export type CentreGroup = components['schemas']['CentreGroup'];
export type YearFields = components['schemas']['YearFields'];
export type Year = components['schemas']['Year'];
export type ColourFields = components['schemas']['ColourFields'];
export type Colour = components['schemas']['Colour'];
export type IntakeFields = components['schemas']['IntakeFields'];
export type Intake = components['schemas']['Intake'];
export type ProgramFields = components['schemas']['ProgramFields'];
export type Program = components['schemas']['Program'];
export type StreamFields = components['schemas']['StreamFields'];
export type Stream = components['schemas']['Stream'];
export type ModuleFields = components['schemas']['ModuleFields'];
export type Module = components['schemas']['Module'];
export type SubmoduleFields = components['schemas']['SubmoduleFields'];
export type Submodule = components['schemas']['Submodule'];
export type UniversityFields = components['schemas']['UniversityFields'];
export type University = components['schemas']['University'];
export type CurriculumFields = components['schemas']['CurriculumFields'];
export type Curriculum = components['schemas']['Curriculum'];
export type SubcurriculumFields = components['schemas']['SubcurriculumFields'];
export type Subcurriculum = components['schemas']['Subcurriculum'];
export type ComboFields = components['schemas']['ComboFields'];
export type Combo = components['schemas']['Combo'];
export type InvoiceMasterFields = components['schemas']['InvoiceMasterFields'];
export type InvoiceMaster = components['schemas']['InvoiceMaster'];
export type InvoiceFields = components['schemas']['InvoiceFields'];
export type Invoice = components['schemas']['Invoice'];
export type PaymentFields = components['schemas']['PaymentFields'];
export type Payment = components['schemas']['Payment'];
export type PaymentRequestFields = components['schemas']['PaymentRequestFields'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
export type SponsorshipLetterFields = components['schemas']['SponsorshipLetterFields'];
export type SponsorshipLetter = components['schemas']['SponsorshipLetter'];
export type TargetFields = components['schemas']['TargetFields'];
export type Target = components['schemas']['Target'];
export type PlanningRateFields = components['schemas']['PlanningRateFields'];
export type PlanningRate = components['schemas']['PlanningRate'];
export type SavedReportFields = components['schemas']['SavedReportFields'];
export type SavedReport = components['schemas']['SavedReport'];
export type ResultSetFields = components['schemas']['ResultSetFields'];
export type ResultSet = components['schemas']['ResultSet'];
export type ResultFields = components['schemas']['ResultFields'];
export type Result = components['schemas']['Result'];
export type ResultEnquiryFields = components['schemas']['ResultEnquiryFields'];
export type ResultEnquiry = components['schemas']['ResultEnquiry'];
export type UserFields = components['schemas']['UserFields'];
export type User = components['schemas']['User'];
export type RoleFields = components['schemas']['RoleFields'];
export type Role = components['schemas']['Role'];
export type MenuModuleFields = components['schemas']['MenuModuleFields'];
export type MenuModule = components['schemas']['MenuModule'];
export type RoleModuleFields = components['schemas']['RoleModuleFields'];
export type RoleModule = components['schemas']['RoleModule'];
export type PermissionFields = components['schemas']['PermissionFields'];
export type Permission = components['schemas']['Permission'];
export type TypeFields = components['schemas']['TypeFields'];
export type Type = components['schemas']['Type'];
export type CentreOfferFields = components['schemas']['CentreOfferFields'];
export type CentreOffer = components['schemas']['CentreOffer'];
export type CentreSelectionFields = components['schemas']['CentreSelectionFields'];
export type CentreSelection = components['schemas']['CentreSelection'];
export type CustomRequestFields = components['schemas']['CustomRequestFields'];
export type CustomRequest = components['schemas']['CustomRequest'];
export type AttemptFields = components['schemas']['AttemptFields'];
export type Attempt = components['schemas']['Attempt'];
export type ScriptMarkingFields = components['schemas']['ScriptMarkingFields'];
export type ScriptMarking = components['schemas']['ScriptMarking'];
export type LeadFields = components['schemas']['LeadFields'];
export type Lead = components['schemas']['Lead'];
export type StudentFields = components['schemas']['StudentFields'];
export type Student = components['schemas']['Student'];
export type StudentDocumentFields = components['schemas']['StudentDocumentFields'];
export type StudentDocument = components['schemas']['StudentDocument'];
export type StudentQualificationFields = components['schemas']['StudentQualificationFields'];
export type StudentQualification = components['schemas']['StudentQualification'];
export type StudentCurriculumFields = components['schemas']['StudentCurriculumFields'];
export type StudentCurriculum = components['schemas']['StudentCurriculum'];
export type EnrollmentFields = components['schemas']['EnrollmentFields'];
export type Enrollment = components['schemas']['Enrollment'];
export type AcademicDetailFields = components['schemas']['AcademicDetailFields'];
export type AcademicDetail = components['schemas']['AcademicDetail'];
export type DirectPlacementFields = components['schemas']['DirectPlacementFields'];
export type DirectPlacement = components['schemas']['DirectPlacement'];
export type CenterOperationFields = components['schemas']['CenterOperationFields'];
export type CenterOperation = components['schemas']['CenterOperation'];
export type CenterRegistrationFields = components['schemas']['CenterRegistrationFields'];
export type CenterRegistration = components['schemas']['CenterRegistration'];
export type UcasImportFields = components['schemas']['UcasImportFields'];
export type UcasImport = components['schemas']['UcasImport'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ParameterLoguser = components['parameters']['Loguser'];
export type ParameterLogcontact = components['parameters']['Logcontact'];
export type ParameterLogComponentId = components['parameters']['LogComponentId'];
export type ParameterLogPermission = components['parameters']['LogPermission'];
export type ParameterId = components['parameters']['Id'];
export type ParameterPageNo = components['parameters']['PageNo'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterSearchText = components['parameters']['SearchText'];
export type ParameterPwdResetKey = components['parameters']['PwdResetKey'];
export type ParameterVerificationCode = components['parameters']['VerificationCode'];
export type ParameterStatusId = components['parameters']['StatusId'];
export type ParameterRuleSortParam = components['parameters']['RuleSortParam'];
export type ParameterRuleId = components['parameters']['RuleId'];
export type ParameterSortParam = components['parameters']['SortParam'];
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description Encrypted id of the user.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                userId: components["schemas"]["EncryptedId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listContactRoutes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRoutesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRoutePermissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description Encrypted id of the contact.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                contactId: components["schemas"]["EncryptedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact and its tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutePermissionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getStorageSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The changed user, or an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePasswordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changeContactPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The changed user, or an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePasswordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    validateResetKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description Key of the link in the password mail.
                 * @example reset-9f2c41
                 */
                pwdresetkey: components["parameters"]["PwdResetKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whose key it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateResetKeyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description Key of the link in the password mail.
                 * @example reset-9f2c41
                 */
                pwdresetkey: components["parameters"]["PwdResetKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description Plain id of the user.
                 * @example 106
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConsentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPrivacyPolicyUrl: {
        parameters: {
            query: {
                /**
                 * @description Name of the document.
                 * @example privacy-policy.pdf
                 */
                fileName: string;
                /**
                 * @description Folder of the document.
                 * @example PRIVACY_POLICY_DIR
                 */
                moduleType: "PRIVACY_POLICY_DIR";
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most one address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyPolicyUrlAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFigures: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiguresAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listWaiting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Eight lines at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getNextBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block with how far it is prepared, or null where none is ahead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextBlockAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTrends: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Four at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecentActs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twenty at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentActsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /**
                 * @description Plain id; 0 for all.
                 * @example 0
                 */
                studentId?: number;
                /**
                 * @description Plain id; 0 for the last set.
                 * @example 2
                 */
                resultIntakeId?: number;
                /**
                 * @description Plain id; 0 for the last one.
                 * @example 0
                 */
                deliveryId?: number;
                /**
                 * @description Plain ids by comma.
                 * @example 26
                 */
                centreIds?: string;
                /**
                 * @description Plain ids by comma.
                 * @example
                 */
                moduleIds?: string;
                /**
                 * @description Plain id; 0 for all or the one of the session.
                 * @example 22
                 */
                yearId?: number;
                /**
                 * @description What it is grouped by.
                 * @example centre
                 */
                by?: string;
                /**
                 * @description yyyy-MM-dd or empty.
                 * @example 2026-09-01
                 */
                from?: string;
                /**
                 * @description yyyy-MM-dd or empty.
                 * @example
                 */
                to?: string;
                /**
                 * @description 1 for the students at risk alone.
                 * @example 0
                 */
                atRisk?: 0 | 1;
                /**
                 * @description 1 to set them against the students of all centres.
                 * @example 0
                 */
                compare?: 0 | 1;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Its name.
                 * @example module-outcomes
                 */
                report: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its figures, its charts and the rows of its table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query: {
                /**
                 * @description Plain id of the contact, 0 if absent.
                 * @example 501
                 */
                contactId: number;
                /**
                 * @description 0 unread, 1 read.
                 * @example 0
                 */
                status: 0 | 1;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications of that status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description Plain id of the notification, 0 for all.
                 * @example 9001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    changeOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OccurrenceRequest"];
            };
        };
        responses: {
            /** @description The new event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OccurrenceAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    announceEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedRequest"];
            };
        };
        responses: {
            /** @description The address, which is told once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description What the address was made with.
                 * @example 9f2c41
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calendar file (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    generateCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateCodeRequest"];
            };
        };
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateCodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTimeZoneAdminDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeZoneAdminAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listScheduleModules: {
        parameters: {
            query: {
                /**
                 * @description Kind of block.
                 * @example exam
                 */
                evaluation: components["schemas"]["Evaluation"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listModuleCombinations: {
        parameters: {
            query: {
                /**
                 * @description Kind of block.
                 * @example exam
                 */
                evaluation: components["schemas"]["Evaluation"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The combinations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CombinationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listHolidays: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2027-03-22
                 */
                from: components["schemas"]["CivilDate"];
                /**
                 * @description Last day, at most 800 days later.
                 * @example 2027-04-02
                 */
                to: components["schemas"]["CivilDate"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holidays by date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidaysAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTeachingDate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCurriculumSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curriculum, and what it lacks before it can be reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurriculumSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    creditInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditInvoiceRequest"];
            };
        };
        responses: {
            /** @description The credit note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditInvoiceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    readyInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AsRead"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    draftInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AsRead"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AsRead"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    confirmInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AsRead"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadInvoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversePaymentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getLetterFilters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterFiltersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An address on the host of the calls, without its host, that reads the file until it expires. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    commentOnLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentOnLetterRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadLetterRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    copyTargets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyTargetsRequest"];
            };
        };
        responses: {
            /** @description How many were made, and how many were there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyTargetsAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    generateInvoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateInvoicesRequest"];
            };
        };
        responses: {
            /** @description What was made, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateInvoicesAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUnbilledRequests: {
        parameters: {
            query?: {
                /**
                 * @description Who would be billed.
                 * @example Centre
                 */
                bills?: "Centre" | "Student";
                /**
                 * @description Of one service alone; empty for all.
                 * @example Resit
                 */
                service?: "" | "Resit" | "Re-mark" | "Late registration" | "Certificate" | "Other";
                /**
                 * @description In names.
                 * @example Baobab
                 */
                searchText?: string;
                /**
                 * @description From 1 on.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Requests a page.
                 * @example 25
                 */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUnbilledRequestsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    billRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillRequestsRequest"];
            };
        };
        responses: {
            /** @description The drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillRequestsAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getInvoiceSummary: {
        parameters: {
            query?: {
                /**
                 * @description As in the list.
                 * @example
                 */
                searchText?: string;
                /**
                 * @description Statuses by comma; 0 for all.
                 * @example 0
                 */
                statusId?: string;
                /**
                 * @description Variants by comma.
                 * @example Fixed
                 */
                variant?: string;
                /**
                 * @description Kinds by comma.
                 * @example Centre
                 */
                partnerKind?: string;
                /**
                 * @description Plain ids by comma.
                 * @example 26
                 */
                centreId?: string;
                /**
                 * @description Plain ids by comma.
                 * @example
                 */
                institutionId?: string;
                /**
                 * @description Plain ids by comma.
                 * @example
                 */
                studentId?: string;
                /**
                 * @description Plain ids by comma.
                 * @example 22
                 */
                yearId?: string;
                /**
                 * @description Currencies by comma.
                 * @example GBP
                 */
                currency?: string;
                /**
                 * @description Plain ids by comma.
                 * @example
                 */
                creditOf?: string;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was sent, and how many reminders went after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    remindPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was sent, and how many reminders went after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Whose statement it is.
                 * @example centre
                 */
                kind: "centre" | "university" | "student";
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each currency by itself, the oldest entry first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getHistoricBudget: {
        parameters: {
            query?: {
                /**
                 * @description Plain ids of the two years to compare by comma.
                 * @example 21,22
                 */
                yearIds?: string;
                /**
                 * @description Of one centre alone; 0 for all.
                 * @example 26
                 */
                centreId?: number;
                /**
                 * @description Of one programme alone; 0 for all.
                 * @example 1
                 */
                programId?: number;
                /**
                 * @description Of the centres of one region alone; 0 for all.
                 * @example 2
                 */
                regionId?: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricBudgetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getLiveBudget: {
        parameters: {
            query?: {
                /**
                 * @description Of one centre alone; 0 for all.
                 * @example 26
                 */
                centreId?: number;
                /**
                 * @description Of one programme alone; 0 for all.
                 * @example 1
                 */
                programId?: number;
                /**
                 * @description Of the centres of one region alone; 0 for all.
                 * @example 2
                 */
                regionId?: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveBudgetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listStudentInvoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentInvoicesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createPaypalOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaypalRequest"];
            };
        };
        responses: {
            /** @description Where it is approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The invoice is paid, an attempt is open (data says which), or the attempt has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    createCardToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardTokenRequest"];
            };
        };
        responses: {
            /** @description The token for the fields of the card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The invoice is paid, an attempt is open (data says which), or the attempt has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    chargeCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardChargeRequest"];
            };
        };
        responses: {
            /** @description The card was charged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardChargeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The invoice is paid, an attempt is open (data says which), or the attempt has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updatePaymentStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentUpdateRequest"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentUpdateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentDetails: {
        parameters: {
            query: {
                /**
                 * @description The attempt.
                 * @example 5f2c1e90aa
                 */
                orderId: components["schemas"]["OrderId"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetailsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOwnAttempts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessments, by the time at which they open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAttemptsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    startAttempt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            /** @description What is sat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not open yet, too late to begin, over, or sat in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    saveAttempt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteRequest"];
            };
        };
        responses: {
            /** @description What is held of the sent answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not open yet, too late to begin, over, or sat in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    submitAttempt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitRequest"];
            };
        };
        responses: {
            /** @description How the attempt stands then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not open yet, too late to begin, over, or sat in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    callInvigilator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallRequest"];
            };
        };
        responses: {
            /** @description The call that is open then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not open yet, too late to begin, over, or sat in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    controlAttempt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlRequest"];
            };
        };
        responses: {
            /** @description The candidate then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    monitorDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidates as they stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarkingQueue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many scripts are in each state, and the one that is next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkingQueueAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarkingAllocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries with scripts that people mark, and the markers with what they have. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkingAllocationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    allocateMarking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllocateRequest"];
            };
        };
        responses: {
            /** @description Who gets how many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocateAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarkingScript: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkingScriptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveMarking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarksRequest"];
            };
        };
        responses: {
            /** @description What is held then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMarksAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The marks were changed in another tab, or are submitted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkingConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    submitMarking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarksRequest"];
            };
        };
        responses: {
            /** @description What the totals of the script come to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedMarksAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The marks were changed in another tab, or are submitted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkingConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    agreeMarking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarksRequest"];
            };
        };
        responses: {
            /** @description What the totals of the script come to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedMarksAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The marks were changed in another tab, or are submitted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkingConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    convertLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConvertedLeadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    createRegistrationLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationLinkRequest"];
            };
        };
        responses: {
            /** @description The link, and until when it works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    registerStudent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The student ID, and how far the payment is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredStudentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCurriculumChoices: {
        parameters: {
            query: {
                /**
                 * @description The centre of the student.
                 * @example 26
                 */
                centreId: IdOf<"Centre">;
                /**
                 * @description The year of registration.
                 * @example 22
                 */
                yearId: IdOf<"Year">;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curricula, each with its programme, streams, intakes, combo routes and modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurriculumChoicesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listStudentTwins: {
        parameters: {
            query: {
                /**
                 * @description As in the passport.
                 * @example Adaeze
                 */
                firstName: string;
                /**
                 * @description As in the passport; empty for a person of one name.
                 * @example Eze
                 */
                lastName?: string;
                /**
                 * @description The day of birth.
                 * @example 2008-03-14
                 */
                dateOfBirth: components["schemas"]["CivilDate"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likely duplicates, twenty at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentTwinsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    reRegisterStudents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReRegisterRequest"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentOutcomesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTakenModules: {
        parameters: {
            query: {
                /**
                 * @description The year of registration.
                 * @example 22
                 */
                yearId: IdOf<"Year">;
                /**
                 * @description The centre of the students.
                 * @example 26
                 */
                centreId?: IdOf<"Centre">;
                /**
                 * @description The curriculum that they take.
                 * @example 1
                 */
                curriculumId?: IdOf<"Curriculum">;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students by name, and each module that one of them takes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenModulesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    enrolStudents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolStudentsRequest"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentOutcomesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    syncUcasIds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncUcasRequest"];
            };
        };
        responses: {
            /** @description How many were found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcasSyncAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    replyToOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyToOfferRequest"];
            };
        };
        responses: {
            /** @description The reply is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listStudentChanges: {
        parameters: {
            query: {
                /**
                 * @description The student.
                 * @example 3001
                 */
                studentId: IdOf<"Student">;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each field that was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentAuditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the students whom the person sees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationCountsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveApplicationStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveApplicationStepRequest"];
            };
        };
        responses: {
            /** @description They are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOwnPredictedGrades: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By module; what is still a draft is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPredictedGradesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findCourses: {
        parameters: {
            query: {
                /**
                 * @description The student.
                 * @example 3001
                 */
                studentId: components["schemas"]["Id"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Countries of their universities, by comma; any unless given, as with the filters below.
                 * @example 1,2
                 */
                countryId?: string;
                /**
                 * @description Universities, by comma.
                 * @example 1
                 */
                institutionId?: string;
                /**
                 * @description What is gained by them, by comma.
                 * @example 1
                 */
                qualificationId?: string;
                /**
                 * @description Streams that are accepted too, by comma.
                 * @example 1
                 */
                streamId?: string;
                /**
                 * @description Months in which they start, by comma.
                 * @example September,January
                 */
                startMonth?: string;
                /**
                 * @description 1 on campus, 2 online.
                 * @example 1
                 */
                deliveryMode?: 1 | 2;
                /**
                 * @description Currencies of their fees, by comma.
                 * @example GBP
                 */
                currency?: string;
                /**
                 * @description The lowest fee a year in minor units of its own currency; one without a fee is left out.
                 * @example 1000000
                 */
                feeFrom?: number;
                /**
                 * @description The highest one.
                 * @example 2500000
                 */
                feeTo?: number;
                /**
                 * @description 1 for those alone that the student has kept.
                 * @example 0
                 */
                isFavourite?: components["schemas"]["Flag"];
                /**
                 * @description 1 for those alone that the student meets, or nearly meets.
                 * @example 1
                 */
                isFitting?: components["schemas"]["Flag"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, those that fit first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundCoursesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    keepFavouriteCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepFavouriteCourseRequest"];
            };
        };
        responses: {
            /** @description It is kept, or taken away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listClearingMarks: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearingMarksAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOwnClearingOffers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnClearingOffersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    replyToClearingOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearingReply"];
            };
        };
        responses: {
            /** @description The reply is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listPredictedGrades: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, by student and module. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PredictedGradesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listClearingCourses: {
        parameters: {
            query: {
                /**
                 * @description The student.
                 * @example 3001
                 */
                studentId: components["schemas"]["Id"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, those that fit first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearingCoursesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    checkUcasRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UcasRowsRequest"];
            };
        };
        responses: {
            /** @description What becomes of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcasOutcomesAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    runUcasImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcasOutcomesAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    undoUcasImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything is as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getUcasWrongRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUcasRows: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only rows that came to this.
                 * @example all
                 */
                outcome?: "all" | "new" | "changed" | "unchanged" | "wrong";
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcasRowsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUcasErrorTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcasErrorTypesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUcasErrors: {
        parameters: {
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The import.
                 * @example 2
                 */
                ucasImportId: components["schemas"]["Id"];
                /**
                 * @description 0 for all types.
                 * @example 0
                 */
                errorTypeId?: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, and how many there are of each type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcasErrorsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateUcasError: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UcasErrorChange"];
            };
        };
        responses: {
            /** @description The error has its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getResultSlip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules by name, each with its attempts, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultSlipAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listResultChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each field that was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentAuditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listModuleGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of each module of the set, by name; of one without results, zeros. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleGroupsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCentreDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of each centre, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentreDetailsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadResults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description What is made of the results.
                 * @example csv
                 */
                kind: "csv" | "excel" | "bulk" | "certificate" | "transcript";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultDownloadRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listResultDownloads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultDownloadsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateViewFlags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateViewFlagsRequest"];
            };
        };
        responses: {
            /** @description It stands so now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateValidationFlag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateValidationFlagRequest"];
            };
        };
        responses: {
            /** @description It stands so now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCertificateDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCertificateDownloadRequest"];
            };
        };
        responses: {
            /** @description It stands so now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    releaseHeldBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseHeldBackRequest"];
            };
        };
        responses: {
            /** @description It stands so now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateReleaseDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseDates"];
            };
        };
        responses: {
            /** @description The dates are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    checkRelease: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What forbids the release, and what has to be acknowledged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseCheckAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    releaseResults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseRequest"];
            };
        };
        responses: {
            /** @description The audience has the results when its time comes, or has them no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    uploadResults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description What becomes, or became, of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    undoUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks are as they were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getUploadTemplate: {
        parameters: {
            query: {
                /**
                 * @description The set.
                 * @example 4
                 */
                resultIntakeId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Columns and rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTemplateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUploads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    checkCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCertificateRequest"];
            };
        };
        responses: {
            /** @description What is certified, with the full name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateVerdictAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCertificateVerdict: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path: {
                /**
                 * @description The code of a certificate, without hyphens.
                 * @example ADW5Z9FQKNXX
                 */
                code: components["parameters"]["VerificationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is certified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateVerdictAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    countCertificatesByMonth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last twelve months, this one last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateMonthsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    issueCertificates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCertificatesRequest"];
            };
        };
        responses: {
            /** @description What became of each student; the award of one that is certified, or why the certificate is held back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentOutcomesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCertificatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its page, as it was issued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countCoursesByMonth: {
        parameters: {
            query?: {
                /**
                 * @description Only months of this academic year; 0 for all.
                 * @example 22
                 */
                yearId?: number;
                /**
                 * @description Only courses of these universities by comma; empty for all.
                 * @example 12
                 */
                institutionId?: string;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each month from the first to the last one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseMonthsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getApprovedCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approved version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedCourseAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateEnglishRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveEnglishRequirementsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    createEnglishRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveEnglishRequirementsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteEnglishRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteRequirementsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getEnglishRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnglishRequirementsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAcademicRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAcademicRequirementsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    createAcademicRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAcademicRequirementsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteAcademicRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteRequirementsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getAcademicRequirements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicRequirementsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadCourses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseTableAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCourseTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseTableAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCourseFormOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseFormOptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    decideStagedUniversity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideStagedUniversityRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    decideStagedCentre: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideStagedCentreRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listOfferedCurricula: {
        parameters: {
            query: {
                /**
                 * @description The centre; a centre itself meets its own alone.
                 * @example 26
                 */
                centreId: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each offer that is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedCurriculaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSelection: {
        parameters: {
            query: {
                /**
                 * @description The centre; a centre itself meets its own alone.
                 * @example 26
                 */
                centreId: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers, and what may be chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSelectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSelectionStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSelectionStepRequest"];
            };
        };
        responses: {
            /** @description The selection as it is stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSelectionAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    confirmSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSelectionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    acceptSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectionDecisionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    rejectSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectionDecisionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    reopenSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectionDecisionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description The selection; 0 where a request is meant.
                 * @example 1
                 */
                centreSelectionId?: number;
                /**
                 * @description The custom request; 0 where a selection is meant.
                 * @example 0
                 */
                customRequestId?: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments that the caller may read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCommentAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteComments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    acceptCustomRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    rejectCustomRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listModuleRules: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description 0 all, 1 active, 2 draft, -1 inactive.
                 * @example 0
                 */
                statusId?: components["parameters"]["StatusId"];
                /**
                 * @description "<column>:<asc|desc>", empty for the order of creation, newest first.
                 * @example name:asc
                 */
                sortParam?: components["parameters"]["RuleSortParam"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list, with the entries of each rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleRuleListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createModuleRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveModuleRuleRequest"];
            };
        };
        responses: {
            /** @description The new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateModuleRuleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateModuleRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id of the rule.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveModuleRuleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getModuleRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id of the rule.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleRuleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    publishModuleRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishModuleRulesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteModuleRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteModuleRulesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaperContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperContentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listSittings: {
        parameters: {
            query: {
                /**
                 * @description The paper.
                 * @example 1
                 */
                paperId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks by their first day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SittingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    checkDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What forbids it, what is worth knowing, and how many would sit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCheckAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    regradeDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegradeRequest"];
            };
        };
        responses: {
            /** @description Whose marks change, or have changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegradeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    mergeTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeTagsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listAssetContent: {
        parameters: {
            query?: {
                /**
                 * @description 0 for the files that are found anywhere; without a search there are none.
                 * @example 4
                 */
                folderId?: number;
                /**
                 * @description Part of a name, a file name or a tag; in the folder and all below it.
                 * @example algebra
                 */
                searchText?: string;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetContentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    renameAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameAssetRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    moveAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveAssetsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    tagAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagAssetsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    moveFolders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveFoldersRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    removeFolder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFolderRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addAssetVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAssetVersionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    restoreAssetVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreAssetVersionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadAsset: {
        parameters: {
            query?: {
                /**
                 * @description 0 for the current one.
                 * @example 2
                 */
                versionNo?: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    previewAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPreviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findSameAssets: {
        parameters: {
            query: {
                /**
                 * @description SHA-256 in hexadecimal digits.
                 * @example afe75d38a1eb1ec6951724f45133f648dd05f68a936131278ad05024393a0d9c
                 */
                checksum: string;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SameAssetsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listArchivedAssets: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description As in every list; all files of the archive have one status.
                 * @example 0
                 */
                statusId?: string;
                /**
                 * @description "<field>:<asc|desc>", empty for the order of creation, newest first.
                 * @example archivedOn:desc
                 */
                sortParam?: string;
                /** @example  */
                assetTypeId?: components["schemas"]["FilterIds"];
                /** @example  */
                folderId?: components["schemas"]["FilterIds"];
                /** @example  */
                tagIds?: components["schemas"]["FilterIds"];
                /** @example  */
                ownerContactId?: components["schemas"]["FilterIds"];
                /** @example  */
                moduleId?: components["schemas"]["FilterIds"];
                /** @example  */
                centreId?: components["schemas"]["FilterIds"];
                /** @example  */
                yearId?: components["schemas"]["FilterIds"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchivedAssetsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    restoreArchivedAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteArchivedAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listShareLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLinksAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createShareLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShareLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedShareLinkAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    revokeShareLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLinkIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    openShareLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenShareLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPreviewAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listSharedWithMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedWithMeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    markSharedSeen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkSharedSeenRequest"];
            };
        };
        responses: {
            /** @description It is noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    readAssetSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    mergeContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeContactsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listGroupsOfContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name, with the reason of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupsOfContactAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, with the reason of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMembersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    previewGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewGroupRequest"];
            };
        };
        responses: {
            /** @description The number of all, and the first ten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMembersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countRecipients: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountRecipientsRequest"];
            };
        };
        responses: {
            /** @description The number of people, how many are left out, and the first ten names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientCountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessageComponents: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name.
                 * @example
                 */
                searchText?: string;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageComponentsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPlaceholders: {
        parameters: {
            query?: {
                /**
                 * @description What the message is about; 0 for nothing, which leaves out the placeholders of a record.
                 * @example 0
                 */
                componentId?: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of a menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceholdersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessageContacts: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name or an address.
                 * @example
                 */
                searchText?: string;
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only these, by comma.
                 * @example
                 */
                ids?: string;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageContactsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCommunicationDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, and the first hundred deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationDetailsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getUnreadCount: {
        parameters: {
            query: {
                /**
                 * @description Plain id of the contact, 0 if absent.
                 * @example 501
                 */
                contactId: number;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessageDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Of one message; 0 for all.
                 * @example 1
                 */
                communicationId?: number;
                /**
                 * @description To one person; 0 for all.
                 * @example 0
                 */
                contactId?: number;
                /**
                 * @description Channels by comma.
                 * @example
                 */
                channel?: string;
                /**
                 * @description States by comma.
                 * @example
                 */
                state?: string;
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDeliveriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCommunicationStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationStatusRequest"];
            };
        };
        responses: {
            /** @description Where it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationStatusAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    stopCommunication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many went out, and how many do not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    retryCommunication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many went through. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    previewMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewMessageRequest"];
            };
        };
        responses: {
            /** @description As the person will read it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedMessageAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    testMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewMessageRequest"];
            };
        };
        responses: {
            /** @description As it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedMessageAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    decideStagedContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideStagedContactRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Something in it is wrong; data says at which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    placeMenuModule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceMenuModuleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRoleMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu, whatever the role holds in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMenuAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    validateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateUserRequest"];
            };
        };
        responses: {
            /** @description Whether it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateUserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendUserPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserRights: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the role gives now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRightsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteExamAcademicDateSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listExamBlocks: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description 0 all, 1 active, 2 draft, -1 inactive.
                 * @example 0
                 */
                statusId?: components["parameters"]["StatusId"];
                /**
                 * @description "<column>:<asc|desc>", empty for the order of creation, newest first.
                 * @example from:desc
                 */
                sortParam?: components["parameters"]["SortParam"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamblockListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createExamBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExamblockRequest"];
            };
        };
        responses: {
            /** @description The new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateExamblockAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateExamBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateExamblockRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getExamBlockSummary: {
        parameters: {
            query?: {
                /**
                 * @description Plain id of a date of the block.
                 * @example 4001
                 */
                examblockdateId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamblockSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateExamAcademicDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateExamAcademicDatesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteExamAcademicDate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteExamBlocks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteExamblocksRequest"];
            };
        };
        responses: {
            /** @description Deleted, or kept because of a mapping. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    publishExamBlocks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishExamblocksRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getExamTimeSlots: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeSlotsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    mapExamTimeZones: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapExamTimeZonesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listExamTimeZones: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slot groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamTimeZonesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listExamDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamDatesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveExamSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id of the block.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                examblockId: components["schemas"]["EncryptedId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveExamScheduleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTestBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestblockDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTestAcademicDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The academic dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestAcademicDatesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTestBlocks: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Records per page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, short name or code, in any case; empty for no search.
                 * @example
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description 0 all, 1 active, 2 draft, -1 inactive.
                 * @example 0
                 */
                statusId?: components["parameters"]["StatusId"];
                /**
                 * @description "<column>:<asc|desc>", empty for the order of creation, newest first.
                 * @example from:desc
                 */
                sortParam?: components["parameters"]["SortParam"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestblockListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createTestBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTestblockRequest"];
            };
        };
        responses: {
            /** @description The new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTestblockAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTestBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTestblockRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTestBlockSummary: {
        parameters: {
            query?: {
                /**
                 * @description Plain id of a date of the block.
                 * @example 4001
                 */
                testblockdateId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestblockSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTestAcademicDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTestAcademicDatesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTestAcademicDate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTestBlocks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteTestblocksRequest"];
            };
        };
        responses: {
            /** @description Deleted, or kept because of a mapping. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is used, was changed by another person, or its status does not allow it; data says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordConflict"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    publishTestBlocks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishTestblocksRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTestTimeSlots: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeSlotsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    mapTestTimeZones: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapTestTimeZonesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTestTimeZones: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slot groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestTimeZonesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTestDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestDatesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveTestSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Plain id of the user; left out while there is no session.
                 * @example 101
                 */
                Loguser?: components["parameters"]["Loguser"];
                /**
                 * @description Plain id of the contact; left out while there is no session.
                 * @example 501
                 */
                Logcontact?: components["parameters"]["Logcontact"];
                /**
                 * @description Id of the permission tree's node whose component this call belongs to; left out when no node matches.
                 * @example 82
                 */
                logComponentId?: components["parameters"]["LogComponentId"];
                /**
                 * @description What the caller is about to do.
                 * @example View
                 */
                logPermission?: components["parameters"]["LogPermission"];
            };
            path: {
                /**
                 * @description Encrypted id of the block.
                 * @example sGm2qWb0mF4hYw9o5l1k7A
                 */
                id: components["schemas"]["EncryptedId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTestScheduleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
