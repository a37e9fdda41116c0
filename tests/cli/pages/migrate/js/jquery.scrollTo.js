!function(e){e.fn.scrollTo=function(){e(this).dialog("close")}}(jQuery);
