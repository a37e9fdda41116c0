!function(e){e.fn.mmenu=function(){return this}}(jQuery);
